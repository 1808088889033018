/** Keeps the direction of a name or a figure to itself, among words of another direction. */
export function isolate(words: string | number): string {
  return `\u2068${words}\u2069`;
}
