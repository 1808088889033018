import { useRef } from 'react';

/**
 * The options of chosen keys. Scans all options once per list and per new key, not on every render. Remembers
 * options chosen here, since a reloaded list may lack them.
 */
export function useChosen<T>(options: readonly T[] | undefined, getKey: (option: T) => string) {
  const known = useRef<{ options: readonly T[] | undefined; byKey: Map<string, T | undefined> }>({
    options,
    byKey: new Map(),
  });
  const chosenHere = useRef(new Map<string, T>());

  return {
    remember: (option: T) => {
      chosenHere.current.set(getKey(option), option);
    },
    optionsOf: (keys: readonly string[]): (T | undefined)[] => {
      if (known.current.options !== options) known.current = { options, byKey: new Map() };
      const { byKey } = known.current;
      lookUp(options ?? [], new Set(keys.filter((key) => !byKey.has(key))), getKey, byKey);
      return keys.map((key) => byKey.get(key) ?? chosenHere.current.get(key));
    },
  };
}

function lookUp<T>(
  options: readonly T[],
  wanted: Set<string>,
  getKey: (option: T) => string,
  byKey: Map<string, T | undefined>,
): void {
  if (wanted.size === 0) return;
  for (const option of options) {
    const key = getKey(option);
    if (!wanted.delete(key)) continue;
    byKey.set(key, option);
    if (wanted.size === 0) return;
  }
  for (const key of wanted) byKey.set(key, undefined);
}
