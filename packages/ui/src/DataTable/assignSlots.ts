/** Which row stands in which slot. */
export interface Slots {
  /** The slot of each row by its key, in the order of the rows. */
  byKey: ReadonlyMap<string, number>;
  /** The slots in the order in which they stand in the document. */
  inDocument: readonly number[];
}

/**
 * Gives each row in sight a slot: an element that is reused for another row once its own is out of sight. A row that stays keeps its slot, and
 * with it the focus of what is inside. While rows scroll no element moves in the document; once they rest, elements stand in the order of the
 * rows, which is the order they are read aloud in.
 *
 * @param keys The keys of the rows, each once, from the top to the bottom.
 */
export function assignSlots(before: Slots | undefined, keys: readonly string[], isResting: boolean): Slots {
  const known = new Map<string, number | undefined>(keys.map((key) => [key, before?.byKey.get(key)]));
  const taken = new Set(known.values());
  const free = (before?.inDocument ?? []).filter((slot) => !taken.has(slot));
  let fresh = Math.max(-1, ...(before?.inDocument ?? []));
  const byKey = new Map<string, number>();
  for (const [key, slot] of known) byKey.set(key, slot ?? free.shift() ?? ++fresh);

  const slots = [...byKey.values()];
  if (isResting) return { byKey, inDocument: slots };
  const inUse = new Set(slots);
  const kept = (before?.inDocument ?? []).filter((slot) => inUse.delete(slot));
  return { byKey, inDocument: [...kept, ...inUse] };
}
