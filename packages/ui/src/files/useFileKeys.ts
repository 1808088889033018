import { useState } from 'react';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';

/** A stable key for each file, even where names are the same. */
export function useFileKeys(files: readonly File[]): readonly string[] {
  const [known] = useState(() => ({ keys: new WeakMap<File, string>(), count: 0 }));
  return uniqueKeys(
    files.map((file) => {
      const key = known.keys.get(file) ?? `file ${known.count++}`;
      known.keys.set(file, key);
      return key;
    }),
  );
}
