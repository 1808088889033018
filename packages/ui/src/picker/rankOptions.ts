import { fold } from './fold.ts';

/** Options as they were found, but exact matches first and those that end with the query next; what was found otherwise stays. */
export function rankOptions<T>(
  options: readonly T[],
  query: string,
  getSearchText: (option: T) => string,
): readonly T[] {
  const needle = fold(query.trim());
  if (needle === '') return options;
  const ranks = new Map(options.map((option) => [option, rank(fold(getSearchText(option)).trim(), needle)]));
  return [...options].sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

function rank(text: string, needle: string): number {
  if (text === needle) return 0;
  return text.endsWith(needle) ? 1 : 2;
}
