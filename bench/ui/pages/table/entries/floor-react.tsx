// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: measured, not used
import { memo, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createView, type Sort } from '../createView.ts';
import { headStyle, rowHeight, rowStyle, scrollerStyle, tableHeight } from '../looks.ts';
import { columns, type Record } from '../records.ts';

const overscan = 4;
const slotCount = Math.ceil(tableHeight / rowHeight) + 2 * overscan;

/** Keyed by its slot: when other records come into sight the same elements get other texts. */
const RowView = memo(function RowView({ record, place }: { record: Record; place: number }) {
  return (
    <div
      role="row"
      style={{ ...rowStyle, position: 'absolute', transform: `translateY(${place * rowHeight}px)` }}
    >
      {columns.map(({ id }) => (
        <span key={id} role="cell">
          {record[id]}
        </span>
      ))}
    </div>
  );
});

function Page({ records }: { records: Record[] }) {
  const view = useMemo(() => createView(records), [records]);
  const [query, setQuery] = useState('');
  const [sort, setSort] = useState<Sort | null>(null);
  const [first, setFirst] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => view(query, sort), [view, query, sort]);
  const toTop = () => {
    if (scroller.current) scroller.current.scrollTop = 0;
    setFirst(0);
  };
  const places = Array.from({ length: slotCount }, (_, at) => first + at).filter(
    (place) => place < shown.length,
  );
  return (
    <>
      <input
        id="filter"
        aria-label="Filter"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          toTop();
        }}
      />
      <div
        ref={scroller}
        role="table"
        style={scrollerStyle}
        onScroll={(event) => {
          const top = event.currentTarget.scrollTop;
          flushSync(() => setFirst(Math.max(0, Math.floor(top / rowHeight) - overscan)));
        }}
      >
        <div role="row" style={headStyle}>
          {columns.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="columnheader"
              onClick={() => {
                setSort({ by: id, isDescending: sort?.by === id && !sort.isDescending });
                toTop();
              }}
            >
              {title}
            </button>
          ))}
        </div>
        <div style={{ blockSize: shown.length * rowHeight }}>
          {places.map((place) => {
            const record = records[shown[place] ?? 0];
            return record ? <RowView key={place % slotCount} record={record} place={place} /> : null;
          })}
        </div>
      </div>
    </>
  );
}

export function mount(host: HTMLElement, records: Record[]): void {
  createRoot(host).render(<Page records={records} />);
}
