import { memo, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { overscan, rowHeight, rowStyle, scrollerStyle, viewportHeight } from '../looks.ts';
import { RowStore } from '../RowStore.ts';
import { type Row, textColumns, titles } from '../rows.ts';

const columns = [...textColumns, 'price'] as const;
const slotCount = Math.ceil(viewportHeight / rowHeight) + 2 * overscan;

const RowView = memo(function RowView({ store, index }: { store: RowStore; index: number }) {
  const row = store.rows[index];
  return (
    <div
      data-index={index}
      style={{
        ...rowStyle,
        position: 'absolute',
        insetInline: 0,
        transform: `translateY(${index * rowHeight}px)`,
      }}
    >
      <span>{index + 1}</span>
      {columns.map((column) => (
        <input
          key={column}
          aria-label={column}
          data-column={column}
          defaultValue={row?.[column] ?? ''}
          onInput={(event) => store.write(index, column, event.currentTarget.value)}
        />
      ))}
      <button type="button" onClick={() => store.remove(index)}>
        ×
      </button>
    </div>
  );
});

function Summary({ store }: { store: RowStore }) {
  return <output id="summary">{useSyncExternalStore(store.subscribe, store.summary)}</output>;
}

function Page({ rows }: { rows: Row[] }) {
  const [store] = useState(() => new RowStore(rows));
  const version = useSyncExternalStore(store.subscribe, () => store.version);
  const [first, setFirst] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(-1);
  useLayoutEffect(() => {
    if (wanted < 0) return;
    scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] input`)?.focus();
  }, [wanted]);
  const count = store.rows.length;
  const look = () => {
    const top = scroller.current?.scrollTop ?? 0;
    setFirst(Math.max(0, Math.floor(top / rowHeight) - overscan));
  };
  return (
    <>
      <input
        id="quantity"
        aria-label="Quantity"
        onKeyDown={(event) => {
          if (event.key === 'Enter') store.setCount(Number(event.currentTarget.value));
        }}
      />
      <button
        type="button"
        id="add"
        onClick={() => {
          flushSync(() => store.setCount(count + 1));
          if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight;
          look();
          setWanted(count);
        }}
      >
        Add row
      </button>
      <Summary store={store} />
      <div style={rowStyle}>
        {titles.map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <div ref={scroller} style={scrollerStyle} onScroll={() => flushSync(look)}>
        <div key={version} style={{ blockSize: count * rowHeight }}>
          {Array.from({ length: Math.max(0, Math.min(slotCount, count - first)) }, (_, at) => first + at).map(
            (index) => (
              <RowView key={index} store={store} index={index} />
            ),
          )}
        </div>
      </div>
    </>
  );
}

export function mount(host: HTMLElement, rows: Row[]): void {
  createRoot(host).render(<Page rows={rows} />);
}
