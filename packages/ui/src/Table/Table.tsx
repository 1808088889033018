import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { useDuplicateKeysWarning } from '../development/useDuplicateKeysWarning.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { alignOf, headerIdOf, phonePlaces, type TabularColumn } from '../tabular/columnLook.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { classNames } from '../theme/classNames.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Table.css.ts';

/** One column. */
export interface TableColumn<Row> extends TabularColumn {
  /** The content of its cells. */
  cell: (row: Row) => ReactNode;
  /** Its width, a CSS length. */
  width?: string | undefined;
}

/** Props of Table. */
export interface TableProps<Row> {
  /** The name of the table for screen readers. */
  label: string;
  /** The columns. */
  columns: readonly TableColumn<Row>[];
  /** The rows, a page of up to 200. */
  rows: readonly Row[];
  /** The key of a row. */
  getKey: (row: Row) => string;
  /** The address of a row. */
  getRowHref?: ((row: Row) => string | undefined) | undefined;
  /** The totals of all rows, not of the page, by the ids of their columns. */
  totals?: Readonly<Record<string, ReactNode>> | undefined;
  /** Shown in place of the table while there are no rows. */
  empty?: ReactNode;
}

/** Rows and columns for one page of a list; rows of two lines on a phone, or of one if they are a name and a value. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, rows, getKey, getRowHref, totals, empty } = props;
  const { messages } = useUI();
  useDuplicateKeysWarning('Table', rows, getKey);
  // Of columns with one id, the first one counts.
  const columns = props.columns.filter(
    ({ id }, number) => props.columns.findIndex((column) => column.id === id) === number,
  );

  if (rows.length === 0) return <>{empty ?? <EmptyState title={messages.noRows} />}</>;

  const keys = uniqueKeys(rows.map((row) => String(getKey(row) ?? '')));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead className={styles.head}>
          <tr className={reset}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={styles.headerCell}
                style={{ inlineSize: column.width }}
                data-align={alignOf(column)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map((row, place) => (
            <TableRow
              key={keys[place]}
              columns={columns}
              href={getRowHref?.(row)}
              contentOf={(column) => column.cell(row)}
            />
          ))}
        </tbody>
        {totals ? (
          <tfoot className={styles.body}>
            <TableRow
              columns={columns}
              contentOf={({ id }, isHeader) => totals[id] ?? (isHeader ? messages.totals : null)}
            />
          </tfoot>
        ) : null}
      </table>
    </section>
  );
}

interface TableRowProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The address that it leads to. */
  href?: string | undefined;
  contentOf: (column: TableColumn<Row>, isHeader: boolean) => ReactNode;
}

/** A row, or the totals. */
function TableRow<Row>({ columns, href, contentOf }: TableRowProps<Row>) {
  const headerId = headerIdOf(columns);
  const places = phonePlaces(columns, headerId);
  return (
    <tr className={styles.row} data-pressable={href !== undefined || undefined}>
      {columns.map((column) => {
        const isHeader = column.id === headerId;
        const content = contentOf(column, isHeader);
        const isShown = content !== null && content !== '';
        const ownPlace = (isShown && places.get(column)) || 'hidden';
        // Beside a name, one value stands on the same line.
        const place = ownPlace === 'detail' && places.size < 3 ? 'amount' : ownPlace;
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            className={classNames(styles.cell, isHeader && styles.rowHeader)}
            data-align={alignOf(column)}
            data-phone={place}
            scope={isHeader ? 'row' : undefined}
          >
            {column.isNumeric && (place === 'detail' || place === 'state') ? (
              <span className={styles.phoneLabel} aria-hidden>
                {`${column.header} `}
              </span>
            ) : null}
            <span
              className={classNames(
                reset,
                column.isNumeric && styles.numeric,
                column.hasControls && styles.aboveRowLink,
              )}
            >
              {isHeader && href !== undefined ? (
                <AriaLink href={href} className={styles.rowLink}>
                  {content}
                </AriaLink>
              ) : (
                content
              )}
            </span>
          </Cell>
        );
      })}
    </tr>
  );
}
