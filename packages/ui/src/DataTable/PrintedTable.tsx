import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { alignOf } from '../tabular/columnLook.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableProps.ts';
import { cellContent } from './tableText.ts';
import type { TableState } from './useTableState.ts';

const MAX_PRINTED_ROWS = 2000;

/** While the page is printed, the rows on paper, up to a limit that is printed under them, with the titles on each page. */
export function PrintedTable<Row>({ table }: { table: TableState<Row> }) {
  const { props, view, totals, numbers } = table;
  const { visible: columns, headerId } = table.columns;
  const { messages } = useUI();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;

  const count = Math.min(view.length, MAX_PRINTED_ROWS);
  const cells = (contentOf: (column: DataTableColumn<Row>) => ReactNode) =>
    columns.map((column) => (
      <td key={column.id} className={styles.printedCell} data-align={alignOf(column)}>
        {contentOf(column)}
      </td>
    ));
  return (
    <table className={styles.printed} aria-label={props.label}>
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
        {view.slice(0, count).map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: printed once, and keys of the host may be twice there
          <tr key={place}>{cells((column) => cellContent(column, row, numbers))}</tr>
        ))}
      </tbody>
      <tfoot>
        {totals.size > 0 ? (
          <tr>{cells(({ id }) => totals.get(id) ?? (id === headerId ? messages.totals : null))}</tr>
        ) : null}
        {count < view.length ? (
          <tr>
            <td className={styles.printedCell} colSpan={columns.length}>
              {messages.table.printedPart(count, view.length)}
            </td>
          </tr>
        ) : null}
      </tfoot>
    </table>
  );
}

/** Whether the page is being printed, and so needs all rows. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the listener is through.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
