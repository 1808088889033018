/** One of many lines of a list. */
export interface Record {
  id: string;
  code: string;
  name: string;
  kind: string;
  town: string;
  quantity: number;
  price: number;
  day: string;
}

export interface Column {
  id: keyof Record;
  title: string;
  isNumeric: boolean;
  width: number;
}

export const columns: Column[] = [
  { id: 'code', title: 'Code', isNumeric: false, width: 120 },
  { id: 'name', title: 'Name', isNumeric: false, width: 200 },
  { id: 'kind', title: 'Kind', isNumeric: false, width: 140 },
  { id: 'town', title: 'Town', isNumeric: false, width: 140 },
  { id: 'quantity', title: 'Quantity', isNumeric: true, width: 120 },
  { id: 'price', title: 'Price', isNumeric: true, width: 140 },
  { id: 'day', title: 'Day', isNumeric: false, width: 140 },
];

const kinds = ['cable', 'case', 'charger', 'display', 'battery'];
const towns = ['lahore', 'karachi', 'multan', 'quetta', 'gujrat', 'sialkot', 'okara'];
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * The same records on every run. Names have six lower case letters and prices are all different, so that
 * every comparison gives the same order. Names contain no digits, so that a typed word matches the same
 * records for everyone.
 */
export function makeRecords(count: number): Record[] {
  const records: Record[] = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    code: `#${String(index).padStart(7, '0')}`,
    name: nameOf(index),
    kind: kinds[index % kinds.length] ?? '',
    town: towns[(index * 3) % towns.length] ?? '',
    quantity: (index * 13) % 97,
    price: 100 + ((index * 7919) % 100_003),
    day: `2026-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`,
  }));
  // As they come over the network: every string is whole.
  return JSON.parse(JSON.stringify(records));
}

function nameOf(index: number): string {
  // Prime to 26 to the sixth, hence all names differ.
  let left = (index * 123_456_789 + 7_654_321) % 26 ** 6;
  let name = '';
  for (let place = 0; place < 6; place += 1) {
    name += letters[left % 26];
    left = Math.floor(left / 26);
  }
  return name;
}

/** The usual way to filter. */
export function usualFilter(records: Record[], query: string): Record[] {
  const wanted = query.trim().toLowerCase();
  if (wanted === '') return records;
  return records.filter((record) =>
    columns.some(({ id }) => String(record[id]).toLowerCase().includes(wanted)),
  );
}
