import { useFirst } from './useFirst.ts';

/**
 * The units that a form begins with, once the named ones are among them or the server has answered. A list from before may lack
 * what has come since.
 */
export function useUnitsWith<Unit extends { _id: string }>(
  { data, isValidating }: { data: readonly Unit[] | undefined; isValidating: boolean },
  ids: readonly string[],
): readonly Unit[] | undefined {
  const isWhole = ids.every((id) => data?.some(({ _id }) => _id === id));
  return useFirst(isWhole || !isValidating ? data : undefined);
}
