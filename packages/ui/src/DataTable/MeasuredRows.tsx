// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not

import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { useBrowserLayoutEffect } from '../layout/useBrowserLayoutEffect.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import * as styles from './DataTable.css.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { activeRowOf, type RowsProps } from './RowsProps.ts';
import { useNearEnd } from './useNearEnd.ts';
import { usualHeight } from './useRowHeight.ts';

const cardHeight = 160;
const overscan = 4;
const firstRect = { width: 1024, height: 480 };

/** Rows as high as what is in them, such as cards: each is measured when it comes into sight. */
export function MeasuredRows<Row>(props: RowsProps<Row>) {
  const { look, view, keyOf, selectedKeys, active, onNearEnd } = props;
  const body = useRef<HTMLDivElement>(null);
  const estimate = look.isCard ? cardHeight : (props.rowHeight ?? usualHeight);
  // On cards there are no titles above the rows.
  const margin = look.isCard ? 0 : usualHeight;
  const activeRow = activeRowOf(props);
  const { positions } = view;
  // By what is in it, a row is as high as it was before the rows were sorted.
  const getItemKey = useCallback((place: number) => positions?.[place] ?? place, [positions]);

  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: view.length,
    getScrollElement: () => body.current?.closest<HTMLElement>('[data-scroller]') ?? null,
    estimateSize: () => estimate,
    getItemKey,
    overscan,
    scrollMargin: margin,
    initialRect: firstRect,
    // The row of the active cell stays in the document wherever it is: the grid points at it.
    rangeExtractor: (range) => withRow(range, activeRow),
  });
  useBrowserLayoutEffect(() => virtualizer.measure(), [virtualizer, estimate, look.columns]);

  const items = virtualizer.getVirtualItems();
  const keys = uniqueKeys(items.map(({ index }) => keyOf(view.rowAt(index))));
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
            start={start - margin}
            isSelected={selectedKeys.has(keyOf(row))}
            activeColumn={activeRow === index ? (active?.column ?? null) : null}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </div>
  );
}

function withRow(range: Range, row: number | null): number[] {
  const places = defaultRangeExtractor(range);
  if (row === null || row >= range.count || places.includes(row)) return places;
  return row < (places[0] ?? 0) ? [row, ...places] : [...places, row];
}
