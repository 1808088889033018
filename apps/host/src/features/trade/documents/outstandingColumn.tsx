import type { DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { Dash } from '../../../kit/lists/Dash.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { DueDay } from './DueDay.tsx';
import { Outstanding } from './Outstanding.tsx';

interface OutstandingColumnOptions<Row> {
  id: string;
  header: string;
  of: 'sale' | 'purchase';
  /** The day until which the rest is to be paid, null where none is agreed or nothing is left. */
  dueDateOf: (row: Row) => string | null;
  format: Format;
}

/** The column of what is still to be paid of a document. On a phone it also shows the due day, for which no other column has room. */
export function outstandingColumn<Row extends { outstanding: number }>({
  id,
  header,
  of,
  dueDateOf,
  format,
}: OutstandingColumnOptions<Row>): DataTableColumn<Row> {
  return {
    ...moneyColumn<Row>(id, header, (row) => row.outstanding, format),
    cell: ({ outstanding }) =>
      outstanding === 0 ? <Dash /> : <Outstanding minor={outstanding} of={of} isSmall />,
    phoneCell: (row) => {
      const dueDate = dueDateOf(row);
      return (
        <>
          <Outstanding minor={row.outstanding} of={of} isSmall />
          {dueDate ? (
            <>
              {' · '}
              <DueDay dueDate={dueDate} />
            </>
          ) : null}
        </>
      );
    },
    phone: 'state',
    width: 124,
  };
}
