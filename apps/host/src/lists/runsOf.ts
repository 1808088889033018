/** A text that begins in Urdu, goes on in Latin letters and may end in Urdu again. */
const mixed =
  /^(?<start>[^a-z]*[\u0600-\u06ff][^a-z]*?)(?<latin>[a-z][^\u0600-\u06ff]*?)(?<end>\s+[\u0600-\u06ff][^a-z]*)?$/iu;

/**
 * The parts of a text of two scripts, such as 'انوائس INV-40: Samsung A15 اور 1 مزید'; null where it is of one, or goes to and fro. Cut as a
 * whole, its Latin part would lose its beginning.
 */
export function runsOf(text: string): { start: string; latin: string; end: string } | null {
  const { start = '', latin = '', end = '' } = mixed.exec(text)?.groups ?? {};
  return latin === '' ? null : { start: start.trim(), latin: latin.trim(), end: end.trim() };
}
