import { columns, type Record } from './records.ts';

export interface Sort {
  by: keyof Record;
  isDescending: boolean;
}

/**
 * The floor's way: one string of all texts, searched by the engine's own search, and the order of a column kept once it is known. Gives the
 * positions of the records that are shown.
 */
export function createView(records: readonly Record[]): (query: string, sort: Sort | null) => Uint32Array {
  const texts = records.map((record) =>
    columns
      .map(({ id }) => record[id])
      .join('\t')
      .toLowerCase(),
  );
  const flat = texts.join('\n');
  const starts = new Uint32Array(records.length + 1);
  for (let position = 0, start = 0; position < texts.length; position += 1) {
    starts[position] = start;
    start += (texts[position]?.length ?? 0) + 1;
  }
  starts[records.length] = flat.length + 1;
  const everything = Uint32Array.from(records, (_, position) => position);
  const orders = new Map<keyof Record, Uint32Array>();

  const orderBy = (column: keyof Record): Uint32Array => {
    let order = orders.get(column);
    if (!order) {
      const values = records.map((record) => record[column]);
      order = everything.toSorted((one, other) => {
        const [a, b] = [values[one] ?? 0, values[other] ?? 0];
        return a < b ? -1 : a > b ? 1 : one - other;
      });
      orders.set(column, order);
    }
    return order;
  };

  const matching = (query: string): Uint8Array => {
    const marks = new Uint8Array(records.length);
    let position = 0;
    let place = flat.indexOf(query);
    while (place !== -1) {
      // The matches come in the order of the records: go on from the last one, in steps that grow.
      let low = position;
      let high = records.length - 1;
      for (let step = 1; low + step < records.length; step *= 2) {
        if ((starts[low + step] ?? 0) > place) {
          high = low + step - 1;
          break;
        }
        low += step;
      }
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((starts[middle] ?? 0) <= place) low = middle;
        else high = middle - 1;
      }
      marks[low] = 1;
      position = low;
      place = flat.indexOf(query, starts[low + 1]);
    }
    return marks;
  };

  return (text, sort) => {
    const order = sort ? orderBy(sort.by) : everything;
    const query = text.trim().toLowerCase();
    let shown = order;
    if (query) {
      const marks = matching(query);
      shown = order.filter((position) => marks[position] === 1);
    }
    return sort?.isDescending ? shown.toReversed() : shown;
  };
}
