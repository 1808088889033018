// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not

import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import * as styles from './DataTable.css.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { activeRowOf, type RowsProps } from './RowsProps.ts';
import { useNearEnd } from './useNearEnd.ts';
import { usualHeight } from './useRowHeight.ts';
import type { ScrollBox } from './useScrollBox.ts';
import { useScrollMargin } from './useScrollMargin.ts';

const cardHeight = 160;
const overscan = 4;
const firstRect = { width: 1024, height: 480 };

interface MeasuredRowsProps<Row> extends RowsProps<Row> {
  /** What the rows scroll in. */
  box: ScrollBox;
}

/** Rows as high as what is in them, such as cards: each is measured when it comes into sight. */
export function MeasuredRows<Row>({ box, ...props }: MeasuredRowsProps<Row>) {
  return box === 'page' ? <RowsInPage {...props} /> : <RowsInBox {...props} box={box} />;
}

function RowsInPage<Row>(props: RowsProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  const virtualizer = useWindowVirtualizer<HTMLElement>(useRowOptions(props, body, 'page'));
  return <PlacedRows {...props} body={body} virtualizer={virtualizer} />;
}

function RowsInBox<Row>({ box, ...props }: RowsProps<Row> & { box: HTMLElement }) {
  const body = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...useRowOptions(props, body, box),
    getScrollElement: () => box,
  });
  return <PlacedRows {...props} body={body} virtualizer={virtualizer} />;
}

function useRowOptions<Row>(props: RowsProps<Row>, body: RefObject<HTMLElement | null>, box: ScrollBox) {
  const { positions, length } = props.view;
  const estimate = estimateOf(props);
  const activeRow = activeRowOf(props);
  const scrollMargin = useScrollMargin(body, box);
  return {
    count: length,
    estimateSize: () => estimate,
    // By what is in it, a row is as high as it was before the rows were sorted.
    getItemKey: useCallback((place: number) => positions?.[place] ?? place, [positions]),
    overscan,
    scrollMargin,
    initialRect: firstRect,
    // The row of the active cell stays in the document wherever it is: the grid points at it.
    rangeExtractor: (range: Range) => withRow(range, activeRow),
  };
}

interface PlacedRowsProps<Row> extends RowsProps<Row> {
  body: RefObject<HTMLDivElement | null>;
  virtualizer: {
    options: { scrollMargin: number };
    getVirtualItems: () => VirtualItem[];
    getTotalSize: () => number;
    measure: () => void;
    measureElement: (element: HTMLElement | null) => void;
  };
}

function PlacedRows<Row>({ body, virtualizer, ...props }: PlacedRowsProps<Row>) {
  const { look, view, keyOf, selectedKeys, active, onNearEnd } = props;
  const estimate = estimateOf(props);
  useBrowserLayoutEffect(() => virtualizer.measure(), [virtualizer, estimate, look.columns]);

  const items = virtualizer.getVirtualItems();
  const keys = uniqueKeys(items.map(({ index }) => keyOf(view.rowAt(index))));
  const activeRow = activeRowOf(props);
  useNearEnd(items.at(-1)?.index === view.length - 1, onNearEnd);

  return (
    <div ref={body} role="rowgroup" className={styles.body} style={{ blockSize: virtualizer.getTotalSize() }}>
      {items.map(({ index, start }, number) => {
        const row = view.rowAt(index);
        return (
          <DataTableRow
            key={keys[number]}
            look={look}
            row={row}
            place={index}
            start={start - virtualizer.options.scrollMargin}
            isSelected={selectedKeys.has(keyOf(row))}
            activeColumn={activeRow === index ? (active?.column ?? null) : null}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </div>
  );
}

function estimateOf<Row>({ look, rowHeight }: RowsProps<Row>): number {
  return look.isCard ? cardHeight : (rowHeight ?? usualHeight);
}

function withRow(range: Range, row: number | null): number[] {
  const places = defaultRangeExtractor(range);
  if (row === null || row >= range.count || places.includes(row)) return places;
  return row < (places[0] ?? 0) ? [row, ...places] : [...places, row];
}
