import Table, { type TableProps } from 'antd/es/table';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tableHeight } from '../looks.ts';
import { columns, type Record, usualFilter } from '../records.ts';

const tableColumns: TableProps<Record>['columns'] = columns.map(({ id, title, width }) => ({
  dataIndex: id,
  title,
  width,
  sorter: (one, other) => (one[id] < other[id] ? -1 : one[id] > other[id] ? 1 : 0),
}));

function Page({ records }: { records: Record[] }) {
  const [query, setQuery] = useState('');
  const shown = useMemo(() => usualFilter(records, query), [records, query]);
  return (
    <>
      <input
        id="filter"
        aria-label="Filter"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Table
        virtual
        rowKey="id"
        size="small"
        columns={tableColumns}
        dataSource={shown}
        pagination={false}
        showSorterTooltip={false}
        scroll={{ x: 1000, y: tableHeight }}
      />
    </>
  );
}

export function mount(host: HTMLElement, records: Record[]): void {
  createRoot(host).render(<Page records={records} />);
}
