/** Returns the group of a key, creating it if missing. */
export function getOrCreate<Group>(groups: Map<string, Group>, key: string, make: () => Group): Group {
  const known = groups.get(key) ?? make();
  groups.set(key, known);
  return known;
}
