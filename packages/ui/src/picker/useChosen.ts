import { useMemo, useRef } from 'react';

/**
 * The options of chosen keys. Looks through all options when these or the keys change, not on every render.
 * Remembers options chosen here, since a reloaded list may lack them.
 */
export function useChosen<T>(
  options: readonly T[] | undefined,
  keys: readonly string[],
  getKey: (option: T) => string,
) {
  const chosenHere = useRef(new Map<string, T>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: `getKey` and `keys` are often made again
  const listed = useMemo(() => {
    const found = new Map<string, T>();
    const wanted = new Set(keys);
    for (const option of options ?? []) {
      if (wanted.size === 0) break;
      const key = getKey(option);
      if (wanted.delete(key)) found.set(key, option);
    }
    return found;
  }, [options, keys.join('\n')]);

  return {
    remember: (option: T) => {
      chosenHere.current.set(getKey(option), option);
    },
    optionOf: (key: string): T | undefined => listed.get(key) ?? chosenHere.current.get(key),
  };
}
