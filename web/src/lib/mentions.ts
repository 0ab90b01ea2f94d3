/** Where a sentence mentions cards. */
export interface Part {
  text: string;
  /** the card that is mentioned here; empty for the words between */
  card: string;
  /** a sign before the card that must not stay behind at the end of a line */
  opening?: string;
}

const OPENING = /[„“‘(]$/u;

/** A sentence in parts. Of several forms that fit at one place the longest is meant. */
export function mentions(sentence: string, forms: readonly { card: string; form: string }[]): Part[] {
  const longest = forms.filter(({ form }) => form).sort((a, b) => b.form.length - a.form.length);
  const found: Part[] = [];
  let rest = sentence;
  while (rest) {
    let best: { at: number; card: string; form: string } | null = null;
    for (const { card, form } of longest) {
      const at = rest.indexOf(form);
      if (at >= 0 && (best === null || at < best.at)) best = { at, card, form };
    }
    if (!best) break;
    const opening = OPENING.exec(rest.slice(0, best.at))?.[0] ?? "";
    const before = rest.slice(0, best.at - opening.length);
    if (before) found.push({ text: before, card: "" });
    found.push({ text: best.form, card: best.card, ...(opening && { opening }) });
    rest = rest.slice(best.at + best.form.length);
  }
  if (rest) found.push({ text: rest, card: "" });
  return found;
}
