// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not

import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import { DataTableRow, type RowLook } from './DataTableRow.tsx';
import type { GridPlace } from './gridKeys.ts';

/** Until it is measured: that of compact rows, so that a table on a desk is placed once. */
const defaultRowHeight = 38;
const overscan = 6;
/** Until it is laid out, a box is taken to show a dozen rows. */
const initialRect = { width: 1024, height: 480 };

/** Props of DataTableRows. */
export interface RowsProps<Row> {
  look: RowLook<Row>;
  view: readonly Row[];
  keyOf: (row: Row) => string;
  getRowHref: ((row: Row) => string | undefined) | undefined;
  selectedKeys: ReadonlySet<string>;
  active: GridPlace | null;
  onNearEnd: (() => void) | undefined;
}

/** An element that scrolls, or the page. */
export type ScrollBox = HTMLElement | 'page';

/**
 * The rows in sight. They scroll in the table's own box; on a phone they scroll with what is around the table.
 *
 * @param outerBox The box that they scroll in on a phone; unknown until the table is in a page.
 */
export function DataTableRows<Row>({
  outerBox,
  ...props
}: RowsProps<Row> & { outerBox: ScrollBox | undefined }) {
  if (!props.look.places) return <RowsInBox {...props} box={undefined} />;
  if (outerBox === undefined) return null;
  return outerBox === 'page' ? <RowsInPage {...props} /> : <RowsInBox {...props} box={outerBox} />;
}

/** The scrolling element around another, or the page. */
export function scrollBoxAround(element: HTMLElement): ScrollBox {
  const { body, documentElement } = element.ownerDocument;
  for (let each = element.parentElement; each; each = each.parentElement) {
    // These two scroll the page.
    if (each === body || each === documentElement) break;
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return 'page';
}

/** @param box The element that the rows scroll in, the table's own where none is given. */
function RowsInBox<Row>({ box, ...props }: RowsProps<Row> & { box: HTMLElement | undefined }) {
  const body = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...useRowOptions(props, body, box),
    getScrollElement: () => box ?? body.current?.closest<HTMLElement>('[data-scroller]') ?? null,
  });
  return <PlacedRows {...props} body={body} virtualizer={virtualizer} />;
}

function RowsInPage<Row>(props: RowsProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  const virtualizer = useWindowVirtualizer<HTMLElement>(useRowOptions(props, body, 'page'));
  return <PlacedRows {...props} body={body} virtualizer={virtualizer} />;
}

function useRowOptions<Row>(
  props: RowsProps<Row>,
  body: RefObject<HTMLElement | null>,
  box: ScrollBox | undefined,
) {
  const { view, look } = props;
  const height = useThemeRowHeight(body, look.places !== null);
  const scrollMargin = useScrollMargin(body, box);
  const activeRow = activeRowOf(props);
  return {
    count: view.length,
    estimateSize: () => height,
    // A new function for a new height, or the old one would be kept.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    getItemKey: useCallback((place: number) => place, [height]),
    overscan,
    scrollMargin,
    initialRect,
    rangeExtractor: (range: Range) => withRow(range, activeRow),
  };
}

/** The height of a row in the theme, which depends on density and script, and on a phone. */
function useThemeRowHeight(body: RefObject<HTMLElement | null>, isPhone: boolean): number {
  const { density, locale } = useUI();
  const [height, setHeight] = useState(defaultRowHeight);
  useBrowserLayoutEffect(() => {
    const measured = body.current?.firstElementChild?.getBoundingClientRect().height;
    if (measured) setHeight(measured);
  }, [body, isPhone, density, locale]);
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

interface PlacedRowsProps<Row> extends RowsProps<Row> {
  body: RefObject<HTMLDivElement | null>;
  virtualizer: {
    options: { scrollMargin: number };
    getVirtualItems: () => VirtualItem[];
    getTotalSize: () => number;
  };
}

function PlacedRows<Row>({ body, virtualizer, ...props }: PlacedRowsProps<Row>) {
  const { look, view, keyOf, getRowHref, selectedKeys, active, onNearEnd } = props;
  const items = virtualizer.getVirtualItems();
  const keys = uniqueKeys(items.map(({ index }) => keyOf(view[index] as Row)));
  const activeRow = activeRowOf(props);
  const isAtEnd = items.at(-1)?.index === view.length - 1;
  useEffect(() => {
    if (isAtEnd) onNearEnd?.();
  }, [isAtEnd, onNearEnd]);

  return (
    <div ref={body} role="rowgroup" className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {items.map(({ index, start }, number) => (
        <DataTableRow
          key={keys[number]}
          look={look}
          row={view[index] as Row}
          route={getRowHref?.(view[index] as Row)}
          place={index}
          start={start - virtualizer.options.scrollMargin}
          isSelected={selectedKeys.has(keyOf(view[index] as Row))}
          activeColumn={activeRow === index ? (active?.column ?? null) : null}
        />
      ))}
    </div>
  );
}

/** The row of the active cell among the rows of data. */
function activeRowOf<Row>({ active, view }: RowsProps<Row>): number | null {
  return active && active.row >= 0 && active.row < view.length ? active.row : null;
}

/** The rows in sight and that of the active cell, wherever it is: the grid points at it. */
function withRow(range: Range, row: number | null): number[] {
  const places = defaultRangeExtractor(range);
  if (row === null || row >= range.count || places.includes(row)) return places;
  return row < (places[0] ?? 0) ? [row, ...places] : [...places, row];
}
