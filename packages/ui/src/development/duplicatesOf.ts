/** Ids that occur more than once in a list, each once. */
export function duplicatesOf(items: readonly { id: string }[]): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of items) {
    if (seen.has(id)) twice.add(id);
    seen.add(id);
  }
  return [...twice];
}
