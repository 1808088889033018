// biome-ignore-all lint/a11y/useSemanticElements: rows that are placed freely, which those of a table are not
// biome-ignore-all lint/a11y/useFocusableInteractive: measured, not used
import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  sortFn_text,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { headStyle, rowHeight, rowStyle, scrollerStyle } from '../looks.ts';
import { columns, type Record } from '../records.ts';

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text },
});
const helper = createColumnHelper<typeof features, Record>();
const tableColumns = helper.columns(
  columns.map(({ id, title, isNumeric }) =>
    helper.accessor(id, {
      header: title,
      sortDescFirst: false,
      ...(isNumeric ? {} : { sortFn: 'text' as const }),
    }),
  ),
);

function Page({ records }: { records: Record[] }) {
  const [globalFilter, setGlobalFilter] = useState('');
  const table = useTable({
    features,
    columns: tableColumns,
    data: records,
    state: { globalFilter },
    onGlobalFilterChange: setGlobalFilter,
    globalFilterFn: 'includesString',
  });
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 5,
  });
  return (
    <>
      <input
        id="filter"
        aria-label="Filter"
        value={globalFilter}
        onChange={(event) => setGlobalFilter(event.target.value)}
      />
      <div ref={scroller} role="table" style={scrollerStyle}>
        {table.getHeaderGroups().map((group) => (
          <div key={group.id} role="row" style={headStyle}>
            {group.headers.map((header) => (
              <button
                key={header.id}
                type="button"
                role="columnheader"
                onClick={header.column.getToggleSortingHandler()}
              >
                <table.FlexRender header={header} />
              </button>
            ))}
          </div>
        ))}
        <div style={{ blockSize: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return row ? (
              <div
                key={row.id}
                role="row"
                style={{ ...rowStyle, position: 'absolute', transform: `translateY(${start}px)` }}
              >
                {row.getAllCells().map((cell) => (
                  <span key={cell.id} role="cell">
                    <table.FlexRender cell={cell} />
                  </span>
                ))}
              </div>
            ) : null;
          })}
        </div>
      </div>
    </>
  );
}

export function mount(host: HTMLElement, records: Record[]): void {
  createRoot(host).render(<Page records={records} />);
}
