/** The chance to see at least one of some copies among the next cards of a shuffled deck. */
export function chance(copies: number, size: number, drawn: number): number {
  if (copies <= 0) return 0;
  if (drawn >= size) return 1;
  let none = 1;
  for (let i = 0; i < drawn; i += 1) none *= Math.max(0, size - copies - i) / (size - i);
  return 1 - none;
}
