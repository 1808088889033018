import {
  CellStyleModule,
  ClientSideRowModelModule,
  type ColDef,
  ModuleRegistry,
  QuickFilterModule,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tableHeight } from '../looks.ts';
import { columns, type Record } from '../records.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, QuickFilterModule, CellStyleModule]);

const columnDefs: ColDef<Record>[] = columns.map(({ id, title, width }) => ({
  field: id,
  headerName: title,
  width,
}));

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
      <div style={{ blockSize: tableHeight }}>
        <AgGridReact
          rowData={records}
          columnDefs={columnDefs}
          getRowId={({ data }) => data.id}
          quickFilterText={query}
          cacheQuickFilter
          suppressColumnVirtualisation
        />
      </div>
    </>
  );
}

export function mount(host: HTMLElement, records: Record[]): void {
  createRoot(host).render(<Page records={records} />);
}
