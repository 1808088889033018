// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not

import { type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { withRows } from '../tabular/withRows.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { headRow } from './tableKeys.ts';
import type { TableState } from './useTableState.ts';

/** Until it is measured: that of compact rows, so that a table on a desk is placed once. */
const defaultRowHeight = 38;
const overscan = 6;
/** Until it is laid out, a box is taken to show a dozen rows. */
const initialRect = { width: 1024, height: 480 };

/** An element that scrolls, or the page. */
type ScrollBox = HTMLElement | 'page';

interface DataTableRowsProps<Row> {
  table: TableState<Row>;
  /** The box around the table that its rows scroll in on a phone. */
  box: ScrollBox | undefined;
}

/** The rows in sight. They scroll in the table's own box; on a phone they scroll with what is around the table. */
export function DataTableRows<Row>({ table, box }: DataTableRowsProps<Row>) {
  const { props, gridId, numbers, view, keyOf, hasSelection, selection, active } = table;
  const { headerId, places, shown } = table.columns;
  const body = useRef<HTMLDivElement>(null);
  const virtualizer = useRowVirtualizer(table, box, body);
  const items = virtualizer.getVirtualItems();
  const keys = uniqueKeys(items.map(({ index }) => keyOf(view[index] as Row)));
  useLoadMore(table, items.at(-1)?.index === view.length - 1);

  return (
    <div ref={body} role="rowgroup" className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {items.map(({ index, start }, number) => (
        <DataTableRow
          key={keys[number]}
          {...{ gridId, numbers, hasSelection, headerId, places }}
          columns={shown}
          isPressable={hasSelection || props.onRowAction !== undefined}
          row={view[index] as Row}
          route={props.getRowHref?.(view[index] as Row)}
          place={index}
          start={start - virtualizer.options.scrollMargin}
          isSelected={selection.keys.has(keyOf(view[index] as Row))}
          activeColumn={active?.row === index ? active.column : null}
        />
      ))}
    </div>
  );
}

/** Virtualizes the rows, in the page or in a box. */
function useRowVirtualizer<Row>(
  { view, active }: TableState<Row>,
  box: ScrollBox | undefined,
  body: RefObject<HTMLElement | null>,
) {
  const height = useThemeRowHeight(body);
  const options = {
    count: view.length,
    estimateSize: () => height,
    // A new function for a new height, or the old one would be kept.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    getItemKey: useCallback((place: number) => place, [height]),
    overscan,
    scrollMargin: useScrollMargin(body, box),
    initialRect,
    // The grid points at the active cell.
    rangeExtractor: (range: Range) => withRows(range, [active?.row ?? headRow]),
  };
  // A hook cannot be left out, so the one that is not needed is disabled.
  const inPage = useWindowVirtualizer<HTMLElement>({ ...options, enabled: box === 'page' });
  const ownBox = () => body.current?.closest<HTMLElement>('[data-scroller]') ?? null;
  const inBox = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    enabled: box !== 'page',
    getScrollElement: () => (box === 'page' ? null : (box ?? ownBox())),
  });
  return box === 'page' ? inPage : inBox;
}

/** The height of a row in the theme, which depends on density and script. */
function useThemeRowHeight(body: RefObject<HTMLElement | null>): number {
  const { density, locale } = useUI();
  const [height, setHeight] = useState(defaultRowHeight);
  useBrowserLayoutEffect(() => {
    const measured = body.current?.firstElementChild?.getBoundingClientRect().height;
    if (measured) setHeight(measured);
  }, [body, density, locale]);
  return height;
}

/**
 * The distance of the rows from the start of the scrolled content. Measured after every render, since the
 * content above may change.
 */
function useScrollMargin(body: RefObject<HTMLElement | null>, box: ScrollBox | undefined): number {
  const [margin, setMargin] = useState(0);
  useBrowserLayoutEffect(() => {
    if (!body.current || !box) return;
    const start =
      box === 'page' ? -window.scrollY : box.getBoundingClientRect().top + box.clientTop - box.scrollTop;
    setMargin(Math.round(body.current.getBoundingClientRect().top - start));
  });
  return margin;
}

/** Loads more rows near the end, once per number of rows, so that a server without more rows is not asked forever. */
function useLoadMore<Row>({ props, isFiltered, keyOf, asked }: TableState<Row>, isAtEnd: boolean): void {
  const { rows, hasMore, isLoading, error, onLoadMore } = props;
  useEffect(() => {
    // The end of the matching rows is not the end of the list.
    if (!isAtEnd || !hasMore || isLoading || error || isFiltered || !onLoadMore) return;
    const last = rows.at(-1);
    const loaded = `${rows.length} ${last === undefined ? '' : keyOf(last)}`;
    if (asked.current === loaded) return;
    asked.current = loaded;
    onLoadMore();
  });
}

/** The box around the table that its rows scroll in on a phone; unknown until the table is in a page. */
export function useOuterBox(scroller: RefObject<HTMLElement | null>, hasTwoLines: boolean) {
  const [box, setBox] = useState<ScrollBox>();
  useBrowserLayoutEffect(() => {
    if (hasTwoLines && scroller.current) setBox(scrollBoxAround(scroller.current));
  }, [scroller, hasTwoLines]);
  return hasTwoLines ? box : undefined;
}

/** The scrolling element around another. The body scrolls the page. */
function scrollBoxAround({ parentElement: outer, ownerDocument }: HTMLElement): ScrollBox {
  if (!outer || outer === ownerDocument.body) return 'page';
  return /auto|scroll/.test(getComputedStyle(outer).overflowY) ? outer : scrollBoxAround(outer);
}
