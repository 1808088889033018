/** Keys that are there twice get their place added: each element needs one of its own. */
export function uniqueKeys(keys: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return keys.map((key, number) => {
    let unique = key;
    while (seen.has(unique)) unique = `${unique} ${number}`;
    seen.add(unique);
    return unique;
  });
}
