// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which points at the active cell
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of two, and both have it

import { memo, type ReactElement, type ReactNode, useRef } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { useNavigation } from '../RouterProvider/NavigationContext.ts';
import { cellText } from '../rows/createRowIndex.ts';
import { alignOf } from '../tabular/columnLook.ts';
import { isReadFromLeft } from '../tabular/isReadFromLeft.ts';
import { classNames } from '../theme/classNames.ts';
import { cellContent } from './cellContent.ts';
import { controlsIn } from './controlsIn.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn } from './DataTableColumn.ts';
import type { DataTableSelectionMode } from './useSelection.ts';

/** What all rows of a table have in common. */
export interface RowLook<Row> {
  gridId: string;
  columns: readonly DataTableColumn<Row>[];
  headerId: string | undefined;
  selectionMode: DataTableSelectionMode;
  isPressable: boolean;
  isCard: boolean;
  isWrapping: boolean;
  /** Whether the language is read from the right. */
  isRightToLeft: boolean;
  getRowHref: ((row: Row) => string | undefined) | undefined;
  selectLabel: (name: string) => string;
  format: (value: number) => string;
}

interface DataTableRowProps<Row> {
  look: RowLook<Row>;
  row: Row;
  /** Where it is among the rows that are shown. */
  place: number;
  /** How far below the titles it starts, in pixels. */
  start: number;
  isSelected: boolean;
  /** The column of the active cell, if it is in this row. */
  activeColumn: number | null;
  /** Told the element where rows are as high as what is in them. */
  measure: ((element: HTMLElement) => void) | undefined;
}

function DataTableRowInner<Row>(props: DataTableRowProps<Row>) {
  const { look, row, place, start, isSelected, activeColumn, measure } = props;
  const { columns, headerId, selectionMode, isCard } = look;
  const element = useRef<HTMLDivElement>(null);
  const hasControls = columns.some((column) => column.hasControls);
  const hasSelection = selectionMode !== 'none';
  const first = hasSelection ? 1 : 0;

  useBrowserLayoutEffect(() => {
    if (element.current) measure?.(element.current);
  }, [measure, place, row, look]);

  // The grid is one stop of the Tab key: what is in its cells is entered with Enter or F2.
  useBrowserLayoutEffect(() => {
    if (hasControls && element.current)
      for (const control of controlsIn(element.current)) control.tabIndex = -1;
  });

  const route = look.getRowHref?.(row);
  const mapHref = useNavigation()?.useHref ?? sameHref;
  const mapped = mapHref(route ?? '');
  const href = route === undefined ? undefined : mapped;
  const header = hasSelection ? columns.find(({ id }) => id === headerId) : undefined;
  return (
    <div
      ref={element}
      role="row"
      className={styles.row}
      aria-rowindex={place + 2}
      aria-selected={hasSelection ? isSelected : undefined}
      data-index={place}
      data-measured={measure ? true : undefined}
      data-wrapping={look.isWrapping || undefined}
      data-pressable={look.isPressable || href !== undefined || undefined}
      data-selectable={hasSelection || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      {hasSelection ? (
        <div
          role="gridcell"
          aria-colindex={1}
          className={classNames(styles.cell, styles.selection)}
          data-selects
          {...activeProps(look.gridId, place, 0, activeColumn)}
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
      {columns.map((column, number) => {
        const content = cellContent(column, row, look.format);
        const isHeader = column.id === headerId;
        const shown: ReactNode =
          isHeader && href !== undefined ? (
            <a href={href} className={styles.link} tabIndex={-1} data-own>
              {content}
            </a>
          ) : (
            content
          );
        return (
          <div
            key={column.id}
            role={isHeader ? 'rowheader' : 'gridcell'}
            aria-colindex={number + first + 1}
            className={classNames(
              styles.cell,
              isHeader && styles.rowHeader,
              column.isNumeric && !isCard && styles.numeric,
            )}
            data-align={alignOf(column)}
            data-latin={
              look.isRightToLeft && !isCard && (column.isNumeric || isReadFromLeft(cellText(column, row)))
                ? true
                : undefined
            }
            data-card={
              isCard && (column.isHiddenOnCard || content === null || content === '') ? 'hidden' : undefined
            }
            {...activeProps(look.gridId, place, number + first, activeColumn)}
          >
            {isCard ? (
              <>
                {isHeader ? null : (
                  <span className={styles.cardLabel} aria-hidden>
                    {column.header}
                  </span>
                )}
                <span className={classNames(column.isNumeric && styles.numeric)}>{shown}</span>
              </>
            ) : (
              shown
            )}
          </div>
        );
      })}
    </div>
  );
}

const sameHref = (href: string) => href;

/** The id and the mark of the active cell; other cells have neither. */
export function activeProps(
  gridId: string,
  row: number,
  column: number,
  activeColumn: number | null,
): { id?: string; 'data-active'?: true } {
  return column === activeColumn ? { id: cellId(gridId, row, column), 'data-active': true } : {};
}

/** The id that a cell has while it is the active one. */
export function cellId(gridId: string, row: number, column: number): string {
  return `${gridId}-${row}-${column}`;
}

/** One row, or one card: rendered anew only when something of its own changes. */
export const DataTableRow = memo(DataTableRowInner) as <Row>(props: DataTableRowProps<Row>) => ReactElement;
