import {
  EditableGrid,
  type GridColumn,
  type GridRows,
  useGridCount,
  useGridRows,
} from '@handset/ui/EditableGrid';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createRow, filledIn, type Row, summary } from '../rows.ts';

const columns: GridColumn<Row>[] = [
  { kind: 'text', id: 'code', header: 'Code', isNumeric: true },
  { kind: 'text', id: 'second', header: 'Second code', isNumeric: true },
  { kind: 'text', id: 'note', header: 'Note' },
  { kind: 'money', id: 'price', header: 'Price' },
];

function Summary({ rows }: { rows: GridRows<Row> }) {
  const count = useGridCount(rows);
  const all = useSyncExternalStore(rows.subscribe, rows.getRows, rows.getRows);
  let filled = 0;
  let total = 0;
  for (const row of all) {
    filled += filledIn(row);
    total += row.price ?? 0;
  }
  return <output id="summary">{summary(count, filled, total / 100)}</output>;
}

function Page({ initialRows }: { initialRows: Row[] }) {
  const rows = useGridRows({ createRow, initialRows });
  return (
    <>
      <input
        id="quantity"
        aria-label="Quantity"
        onKeyDown={(event) => {
          if (event.key === 'Enter') rows.setCount(Number(event.currentTarget.value));
        }}
      />
      <Summary rows={rows} />
      <EditableGrid label="Units" rows={rows} columns={columns} canRemoveRows />
      <button type="button" onClick={() => rows.addRows()}>
        Add row
      </button>
    </>
  );
}

export function mount(host: HTMLElement, rows: Row[]): void {
  const initialRows = rows.map((row) => ({ ...row, price: row.price === null ? null : row.price * 100 }));
  createRoot(host).render(<Page initialRows={initialRows} />);
}
