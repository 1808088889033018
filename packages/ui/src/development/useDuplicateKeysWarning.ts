import { useMemo } from 'react';
import { isProduction, useDevelopmentWarning } from './useDevelopmentWarning.ts';

/** More than these would take too long to look through. */
const checkedItems = 10_000;

/** Warns in development of rows or options that share a key, since they are selected and updated together. */
export function useDuplicateKeysWarning<Item>(
  component: string,
  items: readonly Item[],
  getKey: (item: Item) => string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an inline `getKey` would have all keys read on each render
  const duplicate = useMemo(() => (isProduction ? undefined : duplicateKey(items, getKey)), [items]);
  useDevelopmentWarning(
    duplicate === undefined
      ? null
      : `${component}: \`getKey\` gives ${JSON.stringify(duplicate)} more than once. Give each a text of its own.`,
  );
}

function duplicateKey<Item>(items: readonly Item[], getKey: (item: Item) => string): string | undefined {
  const seen = new Set<string>();
  for (const item of items.slice(0, checkedItems)) {
    const key = String(getKey(item) ?? '');
    if (seen.has(key)) return key;
    seen.add(key);
  }
  return undefined;
}
