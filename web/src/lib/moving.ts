/** Moving the focus over the table with the arrow keys. */

/** What comes next in a direction: near, and rather straight on. Without a place to start from, what is asked for. */
export function nextTo(by: readonly [number, number]): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(".table [data-card]:not(.chip), .table .words button, .table .bar button:not(:disabled)")].filter((one) => one.getClientRects().length);
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || !all.includes(active)) {
    return document.querySelector<HTMLElement>(".hand-row .glows") ?? document.querySelector<HTMLElement>(".table .glows") ?? all[0] ?? null;
  }
  const middle = ({ left, top, width, height }: DOMRect): [number, number] => [left + width / 2, top + height / 2];
  const [x, y] = middle(active.getBoundingClientRect());
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [cx, cy] = middle(one.getBoundingClientRect());
    const along = (cx - x) * by[0] + (cy - y) * by[1];
    const across = Math.abs((cx - x) * by[1]) + Math.abs((cy - y) * by[0]);
    if (along > 4 && along + across * 2.5 < least) {
      least = along + across * 2.5;
      best = one;
    }
  }
  return best;
}
