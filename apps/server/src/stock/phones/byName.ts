const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** By name as people read it: `4/64` before `12/256`. */
export function byName<Item>(items: Iterable<Item>, name: (item: Item) => string): Item[] {
  return [...items].sort((a, b) => collator.compare(name(a), name(b)));
}
