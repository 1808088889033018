import type { TableSort } from '@handset/ui';

/** Encodes a sort order for the address: `total`, or `-total` for descending. */
export function writeSort(sort: TableSort | null): string {
  if (!sort) return '';
  return sort.direction === 'descending' ? `-${sort.column}` : sort.column;
}

/** The order that the address asks for. */
export function readSort(text: string): TableSort | null {
  const column = text.replace(/^-/, '');
  if (column === '') return null;
  return { column, direction: text.startsWith('-') ? 'descending' : 'ascending' };
}
