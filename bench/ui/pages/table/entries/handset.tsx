import { DataTable, type DataTableColumn } from '@handset/ui/DataTable';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tableHeight } from '../looks.ts';
import { columns, type Record } from '../records.ts';

const tableColumns: DataTableColumn<Record>[] = columns.map(({ id, title, isNumeric, width }) => ({
  id,
  header: title,
  value: (record) => record[id],
  isNumeric,
  width,
  isSortable: true,
}));
const getKey = (record: Record) => record.id;

function Page({ records }: { records: Record[] }) {
  const [query, setQuery] = useState('');
  return (
    <>
      <input
        id="filter"
        aria-label="Filter"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <DataTable
        label="Records"
        columns={tableColumns}
        rows={records}
        getKey={getKey}
        filterText={query}
        height={`${tableHeight}px`}
      />
    </>
  );
}

export function mount(host: HTMLElement, records: Record[]): void {
  createRoot(host).render(<Page records={records} />);
}
