import type { DataTableColumn, TableColumn } from '@handset/ui';

/** Columns of a large list for a table of a few rows on another page, without those that the page makes redundant. */
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
