/** Cuts a list into parts of at most that many: both engines take some 32,000 values in a statement. */
export function* chunks<Item>(list: readonly Item[], size: number): Generator<Item[], undefined> {
  for (let start = 0; start < list.length; start += size) yield list.slice(start, start + size);
}
