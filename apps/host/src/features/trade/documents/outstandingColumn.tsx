import type { DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { Dash } from '../../../kit/lists/Dash.tsx';
import { moneyColumn } from '../../../kit/lists/moneyColumn.tsx';
import { DueDay } from './DueDay.tsx';
import { Outstanding } from './Outstanding.tsx';

/** The column of what is still to be paid of a document. On a phone it says until when. */
export function outstandingColumn<Row extends { outstanding: number; dueDate?: string | null }>(
  id: string,
  header: string,
  of: 'sale' | 'purchase',
  format: Format,
): DataTableColumn<Row> {
  return {
    ...moneyColumn<Row>(id, header, (row) => row.outstanding, format),
    cell: ({ outstanding }) =>
      outstanding === 0 ? <Dash /> : <Outstanding minor={outstanding} of={of} isSmall />,
    phoneCell: ({ outstanding, dueDate }) => (
      <>
        <Outstanding minor={outstanding} of={of} isSmall />
        {dueDate && outstanding > 0 ? (
          <>
            {' · '}
            <DueDay dueDate={dueDate} />
          </>
        ) : null}
      </>
    ),
    phone: 'state',
    width: 124,
  };
}
