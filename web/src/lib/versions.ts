/** Versions of a card: `moat` is a card as it is printed today, `moat@1e` as an older edition printed it. */
const MARK = "@";

/** What all versions of a card have in common. */
export function plain(card: string): string {
  return card.split(MARK, 1)[0]!;
}

export function isOlder(card: string): boolean {
  return card.includes(MARK);
}

export function sameCard(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** The messages that may hold a card's words: its own version's first, then those that all versions share. */
export function messagesOf(card: string): string[] {
  return isOlder(card) ? [card.replace(MARK, "-"), plain(card)] : [card];
}
