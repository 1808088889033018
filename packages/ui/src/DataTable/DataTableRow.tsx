// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it

import { memo, type ReactElement, useRef } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import { alignOf, isReadFromLeft } from '../tabular/columnLook.ts';
import { classNames } from '../theme/classNames.ts';
import { cellContent, cellText } from './cellText.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn, DataTableSelectionMode } from './DataTableProps.ts';
import { controlsIn } from './gridKeys.ts';
import type { PhonePlace } from './phonePlaces.ts';

/** Everything that the rows of a table share. */
export interface RowLook<Row> {
  gridId: string;
  columns: readonly DataTableColumn<Row>[];
  headerId: string | undefined;
  selectionMode: DataTableSelectionMode;
  isPressable: boolean;
  /** The places of the columns in two-line rows, by id; null where each column is a column. */
  places: ReadonlyMap<string, PhonePlace> | null;
  /** Whether the language is read from the right. */
  isRightToLeft: boolean;
  selectLabel: (name: string) => string;
  format: (value: number) => string;
}

interface DataTableRowProps<Row> {
  look: RowLook<Row>;
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
  const { look, row, route, place, start, isSelected, activeColumn } = props;
  const { columns, headerId, selectionMode, places } = look;
  const element = useRef<HTMLDivElement>(null);
  const hasControls = columns.some((column) => column.hasControls);
  const hasSelection = selectionMode !== 'none';
  const first = hasSelection ? 1 : 0;

  // The grid is a single tab stop. Enter or F2 moves into a cell's content.
  useBrowserLayoutEffect(() => {
    if (hasControls && element.current)
      for (const control of controlsIn(element.current)) control.tabIndex = -1;
  });

  const mapHref = useNavigation()?.useHref ?? sameHref;
  const mapped = mapHref(route ?? '');
  const href = route === undefined ? undefined : mapped;
  const header = hasSelection ? columns.find(({ id }) => id === headerId) : undefined;
  const cells = columns.map((column, number) => (
    <Cell
      key={column.id}
      {...{ look, row, column, href }}
      ariaProps={cellProps(look.gridId, place, number + first, activeColumn)}
    />
  ));
  return (
    <div
      ref={element}
      role="row"
      className={styles.row}
      aria-rowindex={place + 2}
      aria-selected={hasSelection ? isSelected : undefined}
      data-index={place}
      data-pressable={look.isPressable || href !== undefined || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {hasSelection ? (
        <div
          role="gridcell"
          className={classNames(styles.cell, styles.selection)}
          data-selects
          {...cellProps(look.gridId, place, 0, activeColumn)}
        >
          <input
            type="checkbox"
            className={styles.box}
            tabIndex={-1}
            checked={isSelected}
            readOnly
            aria-label={look.selectLabel(header ? cellText(header, row) : '')}
            data-own
          />
        </div>
      ) : null}
      {places ? (
        <TwoLines
          at={(where) => cells.filter((_, number) => places.get(columns[number]?.id ?? '') === where)}
        />
      ) : (
        cells
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
  look: RowLook<Row>;
  row: Row;
  column: DataTableColumn<Row>;
  /** The address of the row. */
  href: string | undefined;
  ariaProps: ReturnType<typeof cellProps>;
}

function Cell<Row>({ look, row, column, href, ariaProps }: CellProps<Row>) {
  const place = look.places?.get(column.id);
  const content = place && column.phoneCell ? column.phoneCell(row) : cellContent(column, row, look.format);
  const isSecondLine = place === 'detail' || place === 'state';
  const isFigures = alignOf(column) === 'figures';
  if (isSecondLine && (content === null || content === '' || (isFigures && column.value(row) === 0)))
    return null;
  const isHeader = column.id === look.headerId;
  return (
    <div
      role={isHeader ? 'rowheader' : 'gridcell'}
      className={classNames(
        place ? styles.phoneCell : styles.cell,
        isHeader && !place && styles.rowHeader,
        column.isNumeric && !place && styles.numeric,
      )}
      data-align={place ? undefined : alignOf(column)}
      data-latin={
        look.isRightToLeft &&
        (!place || place === 'title') &&
        (column.isNumeric || isReadFromLeft(cellText(column, row)))
          ? true
          : undefined
      }
      data-place={place}
      {...ariaProps}
    >
      {/* Without a title above it, a figure needs its name. */}
      {isSecondLine && isFigures ? `${column.header} ` : null}
      {isHeader && href !== undefined ? (
        <a href={href} className={styles.link} tabIndex={-1} data-own>
          {content}
        </a>
      ) : place && column.isNumeric ? (
        <span className={styles.numeric}>{content}</span>
      ) : (
        content
      )}
    </div>
  );
}

const sameHref = (href: string) => href;

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
