// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it

import { memo, type ReactElement, useRef } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import { alignOf, type PhonePlace } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableProps.ts';
import { controlsIn } from './tableKeys.ts';
import { cellContent, cellText } from './tableText.ts';
import type { Columns } from './useColumns.ts';
import type { TableState } from './useTableState.ts';

interface DataTableRowProps<Row>
  extends Pick<TableState<Row>, 'gridId' | 'numbers' | 'hasSelection'>,
    Pick<Columns<Row>, 'headerId' | 'places'> {
  columns: readonly DataTableColumn<Row>[];
  isPressable: boolean;
  row: Row;
  /** The address that it leads to, as the host wrote it. */
  route: string | undefined;
  /** Its place among the rows that are shown. */
  place: number;
  /** Its distance from the titles, in pixels. */
  start: number;
  isSelected: boolean;
  /** The column of the active cell, if it is in this row. */
  activeColumn: number | null;
}

function DataTableRowInner<Row>(props: DataTableRowProps<Row>) {
  const { gridId, columns, headerId, places, hasSelection, row, route, place, isSelected } = props;
  const { messages } = useUI();
  const element = useRef<HTMLDivElement>(null);
  const hasControls = columns.some((column) => column.hasControls);

  // The grid is a single tab stop. Enter or F2 moves into a cell's content.
  useBrowserLayoutEffect(() => {
    if (hasControls && element.current)
      for (const control of controlsIn(element.current)) control.tabIndex = -1;
  });

  const mapHref = useNavigation()?.useHref ?? sameHref;
  const mapped = mapHref(route ?? '');
  const href = route === undefined ? undefined : mapped;
  const header = hasSelection ? columns.find(({ id }) => id === headerId) : undefined;
  const cellOf = (column: DataTableColumn<Row>) => (
    <Cell key={column.id} rowProps={props} column={column} href={href} />
  );
  return (
    <div
      ref={element}
      role="row"
      className={styles.row}
      aria-rowindex={place + 2}
      aria-selected={hasSelection ? isSelected : undefined}
      data-index={place}
      data-pressable={props.isPressable || href !== undefined || undefined}
      style={{ transform: `translateY(${props.start}px)` }}
    >
      {hasSelection ? (
        <div
          role="gridcell"
          className={classNames(styles.cell, styles.selection)}
          data-selects
          {...cellProps(gridId, place, 0, props.activeColumn)}
        >
          <input
            type="checkbox"
            className={styles.box}
            tabIndex={-1}
            checked={isSelected}
            readOnly
            aria-label={messages.table.selectRow(header ? cellText(header, row) : '')}
            data-own
          />
        </div>
      ) : null}
      {places ? (
        <TwoLines at={(where) => columns.filter((column) => places.get(column) === where).map(cellOf)} />
      ) : (
        columns.map(cellOf)
      )}
    </div>
  );
}

/** The cells of a row on a phone. */
function TwoLines({ at }: { at: (place: PhonePlace) => ReactElement[] }) {
  return (
    <>
      <div className={styles.phoneLines}>
        <div className={styles.phoneLine}>
          <div className={styles.phoneTitle}>{at('title')}</div>
          <div className={styles.phoneAmount}>{at('amount')}</div>
        </div>
        <div className={styles.phoneLine}>
          <div className={styles.phoneDetails}>{at('detail')}</div>
          <div className={styles.phoneState}>{at('state')}</div>
        </div>
      </div>
      {at('actions')}
    </>
  );
}

interface CellProps<Row> {
  rowProps: DataTableRowProps<Row>;
  column: DataTableColumn<Row>;
  /** The address of the row. */
  href: string | undefined;
}

function Cell<Row>({ rowProps, column, href }: CellProps<Row>) {
  const { row, columns, numbers } = rowProps;
  const { direction } = useUI();
  const place = rowProps.places?.get(column);
  const content = place && column.phoneCell ? column.phoneCell(row) : cellContent(column, row, numbers);
  const isSecondLine = place === 'detail' || place === 'state';
  const isFigures = alignOf(column) === 'figures';
  if (isSecondLine && (content === null || content === '' || (isFigures && column.value(row) === 0)))
    return null;
  const isHeader = column.id === rowProps.headerId;
  const isLatin =
    direction === 'rtl' &&
    (!place || place === 'title') &&
    (column.isNumeric || isReadFromLeft(cellText(column, row)));
  const columnIndex = columns.indexOf(column) + (rowProps.hasSelection ? 1 : 0);
  return (
    <div
      role={isHeader ? 'rowheader' : 'gridcell'}
      className={classNames(
        place ? styles.phoneCell : styles.cell,
        isHeader && !place && styles.rowHeader,
        column.isNumeric && !place && styles.numeric,
      )}
      data-align={place ? undefined : alignOf(column)}
      data-latin={isLatin || undefined}
      data-place={place}
      {...cellProps(rowProps.gridId, rowProps.place, columnIndex, rowProps.activeColumn)}
    >
      {/* Without a title above it, a figure needs its name. */}
      {isSecondLine && isFigures ? `${column.header} ` : null}
      {isHeader && href !== undefined ? (
        <a href={href} className={styles.link} tabIndex={-1} data-own>
          {content}
        </a>
      ) : place && column.isNumeric && !column.phoneCell ? (
        <span className={styles.numeric}>{content}</span>
      ) : (
        content
      )}
    </div>
  );
}

const sameHref = (href: string) => href;

const leftLetters = /\p{Letter}/u;
const rightLetters = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text has words, and none of them is read from the right. */
function isReadFromLeft(text: string): boolean {
  return leftLetters.test(text) && !rightLetters.test(text);
}

/** The column of a cell for screen readers, and the id and the mark of the active one. */
export function cellProps(gridId: string, row: number, column: number, activeColumn: number | null) {
  const isActive = column === activeColumn;
  return {
    'aria-colindex': column + 1,
    id: isActive ? cellId(gridId, row, column) : undefined,
    'data-active': isActive || undefined,
  };
}

/** The id that a cell has while it is the active one. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`;
}

/** One row. Rerenders only when its own data changes. */
export const DataTableRow = memo(DataTableRowInner) as <Row>(props: DataTableRowProps<Row>) => ReactElement;
