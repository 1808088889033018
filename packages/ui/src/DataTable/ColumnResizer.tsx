// biome-ignore-all lint/a11y/useSemanticElements: a separator that takes the focus has a value, which a rule between paragraphs has not

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableColumn, DataTableColumnState } from './DataTableProps.ts';
import { clampWidth, leastWidthOf, mostWidth, widthOf } from './useColumns.ts';

const step = 10;
const largeStep = 50;

interface ColumnResizerProps<Row> {
  column: DataTableColumn<Row>;
  widths: DataTableColumnState['widths'];
  onResize: (column: DataTableColumn<Row>, width: number | undefined, isFinal: boolean) => void;
}

/** The edge of a column. It is dragged, or moved with the arrows after F2; a double click resets the width. */
export function ColumnResizer<Row>({ column, widths, onResize }: ColumnResizerProps<Row>) {
  const { messages, direction } = useUI();
  const drag = useRef<{ x: number; width: number } | null>(null);
  const [measured, setMeasured] = useState<number>();
  const least = leastWidthOf(column);
  const ahead = direction === 'rtl' ? -1 : 1;

  const end = (event: PointerEvent, isKept: boolean) => {
    if (!drag.current) return;
    const { x, width } = drag.current;
    drag.current = null;
    delete (event.currentTarget as HTMLElement).dataset.resizing;
    const moved = (event.clientX - x) * ahead;
    if (!isKept) onResize(column, undefined, false);
    else if (moved !== 0) onResize(column, clampWidth(column, width + moved), true);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const width = titleWidth(event.currentTarget);
    const by = (event.shiftKey ? largeStep : step) * ahead;
    const next = { ArrowRight: width + by, ArrowLeft: width - by, Home: least }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onResize(column, clampWidth(column, next), true);
    setMeasured(clampWidth(column, next));
  };

  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.table.columnWidth(column.header)}
      aria-valuenow={widthOf(column, widths) ?? measured ?? least}
      aria-valuemin={least}
      aria-valuemax={mostWidth}
      tabIndex={-1}
      className={styles.resizer}
      onFocus={(event) => setMeasured(titleWidth(event.currentTarget))}
      onKeyDown={onKeyDown}
      onDoubleClick={() => onResize(column, undefined, true)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.dataset.resizing = '';
        drag.current = { x: event.clientX, width: titleWidth(event.currentTarget) };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        const { x, width } = drag.current;
        onResize(column, clampWidth(column, width + (event.clientX - x) * ahead), false);
      }}
      onPointerUp={(event) => end(event, true)}
      onPointerCancel={(event) => end(event, false)}
    />
  );
}

function titleWidth(resizer: HTMLElement): number {
  return Math.round(resizer.parentElement?.getBoundingClientRect().width ?? 0);
}
