/** The facts about a file that are checked. */
export interface NamedFile {
  name: string;
  size: number;
  type: string;
}

/** Whether a file is of an accepted kind: a media type such as `image/png` and `image/*`, or an ending such as `.csv`. An empty list accepts all. */
export function acceptsFile(file: Pick<NamedFile, 'name' | 'type'>, accept: readonly string[]): boolean {
  if (accept.length === 0) return true;
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase().split(';')[0]?.trim() ?? '';
  return accept.some((kind) => {
    const wanted = kind.trim().toLowerCase();
    if (wanted === '*' || wanted === '*/*') return true;
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });
}
