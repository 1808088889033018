import type { DataTableColumn, TableColumn } from '@handset/ui';

/** The columns of a large list for a few rows on a page of something else, without those that it says itself. */
export function plainColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
  without: readonly string[] = [],
): TableColumn<Row>[] {
  return columns
    .filter(({ id }) => !without.includes(id))
    .map(({ id, header, isNumeric, isRowHeader, align, cell, text, value }) => ({
      id,
      header,
      isNumeric,
      isRowHeader,
      align,
      cell: cell ?? text ?? value,
    }));
}
