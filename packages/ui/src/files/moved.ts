/** Moves an item of a list. A place outside the list means its nearest end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, position) => position !== from);
  const place = Math.min(Math.max(0, to), rest.length);
  return [...rest.slice(0, place), ...items.slice(from, from + 1), ...rest.slice(place)];
}
