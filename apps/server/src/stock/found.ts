/** The group of a key; it is made where there is none so far. */
export function found<Group>(groups: Map<string, Group>, key: string, make: () => Group): Group {
  const known = groups.get(key) ?? make();
  groups.set(key, known);
  return known;
}
