/** All texts in one string, in which the engine's own search is quicker than any loop: positions of the first texts that hold a query. */
export function createFlatIndex(texts: readonly string[]): (query: string, limit: number) => number[] {
  const flat = texts.join('\n');
  const starts = new Uint32Array(texts.length + 1);
  for (let position = 0, start = 0; position < texts.length; position += 1) {
    starts[position] = start;
    start += (texts[position]?.length ?? 0) + 1;
  }
  starts[texts.length] = flat.length + 1;

  const positionAt = (place: number): number => {
    let low = 0;
    let high = texts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  };

  return (query, limit) => {
    const found: number[] = [];
    let place = query ? flat.indexOf(query) : 0;
    while (place !== -1 && found.length < limit) {
      const position = query ? positionAt(place) : found.length;
      found.push(position);
      if (query) place = flat.indexOf(query, starts[position + 1] ?? flat.length);
      else if (found.length === texts.length) break;
    }
    return found;
  };
}
