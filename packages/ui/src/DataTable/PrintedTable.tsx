import { alignOf, totalOrWord } from '../tabular/columnLook.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { cellContent } from './cellContent.ts';
import * as styles from './DataTable.css.ts';
import type { RowLook } from './DataTableRow.tsx';
import { totalOf } from './DataTableTotals.tsx';
import type { RowView } from './useRowView.ts';

interface PrintedTableProps<Row> {
  label: string;
  look: RowLook<Row>;
  view: RowView<Row>;
  /** How many rows are printed at most. */
  limit: number;
}

/** All rows on paper, up to a limit that is written under them; the titles stand on each page. */
export function PrintedTable<Row>({ label, look, view, limit }: PrintedTableProps<Row>) {
  const { messages } = useUI();
  const { columns, headerId } = look;
  const count = Math.min(view.length, limit);
  const rows = Array.from({ length: count }, (_, place) => view.rowAt(place));
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return (
    <table className={styles.printed} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={styles.printedCell} data-align={alignOf(column)}>
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, and keys of the host may be twice there
          <tr key={place}>
            {columns.map((column) => (
              <td key={column.id} className={styles.printedCell} data-align={alignOf(column)}>
                {cellContent(column, row, look.format)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {hasTotals || count < view.length ? (
        <tfoot>
          {hasTotals ? (
            <tr>
              {columns.map((column) => (
                <td key={column.id} className={styles.printedCell} data-align={alignOf(column)}>
                  {totalOrWord(totalOf(column, view), column.id === headerId, messages.totals)}
                </td>
              ))}
            </tr>
          ) : null}
          {count < view.length ? (
            <tr>
              <td className={styles.printedCell} colSpan={columns.length}>
                {messages.table.printedPart(count, view.length)}
              </td>
            </tr>
          ) : null}
        </tfoot>
      ) : null}
    </table>
  );
}
