// biome-ignore-all lint/a11y/useSemanticElements: a grid of elements that are placed freely, which those of a table are not

import { useRef, useState } from 'react';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { assignSlots, type Slots } from './assignSlots.ts';
import * as styles from './DataTable.css.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { activeRowOf, type RowsProps } from './RowsProps.ts';
import { useNearEnd } from './useNearEnd.ts';
import { useRowHeight } from './useRowHeight.ts';
import { useRowWindow } from './useRowWindow.ts';

/** Rows of one height: those in sight and a few around them, in elements that are used again while they scroll. */
export function FixedRows<Row>(props: RowsProps<Row>) {
  const { look, view, keyOf, selectedKeys, active, onNearEnd } = props;
  const body = useRef<HTMLDivElement>(null);
  const rowHeight = useRowHeight(body, props.rowHeight);
  const { first, end, isResting } = useRowWindow(body, view.length, rowHeight);
  const activeRow = activeRowOf(props);
  const places = placesOf(first, end, activeRow);
  const keys = uniqueKeys(places.map((place) => keyOf(view.rowAt(place))));

  const [kept] = useState<{ slots?: Slots }>(() => ({}));
  const slots = assignSlots(kept.slots, keys, isResting && !props.isInside.current);
  kept.slots = slots;
  const numberOf = new Map(keys.map((key, number) => [slots.byKey.get(key), number]));
  useNearEnd(end >= view.length, onNearEnd);

  return (
    <div ref={body} role="rowgroup" className={styles.body} style={{ blockSize: view.length * rowHeight }}>
      {slots.inDocument.map((slot) => {
        const place = places[numberOf.get(slot) ?? 0] ?? 0;
        const row = view.rowAt(place);
        return (
          <DataTableRow
            key={slot}
            look={look}
            row={row}
            place={place}
            start={place * rowHeight}
            isSelected={selectedKeys.has(keyOf(row))}
            activeColumn={activeRow === place ? (active?.column ?? null) : null}
            measure={undefined}
          />
        );
      })}
    </div>
  );
}

/** The places in sight, and that of the active cell, wherever it is: the grid points at it. */
function placesOf(first: number, end: number, activeRow: number | null): number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, number) => first + number);
  if (activeRow === null || (activeRow >= first && activeRow < end)) return places;
  return activeRow < first ? [activeRow, ...places] : [...places, activeRow];
}
