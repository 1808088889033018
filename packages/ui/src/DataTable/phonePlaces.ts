import type { DataTableColumn, DataTablePhonePlace } from './DataTableProps.ts';

/** The place of a column in a two-line row; that of buttons is at the end of both lines. */
export type PhonePlace = DataTablePhonePlace | 'actions';

const order: readonly PhonePlace[] = ['title', 'amount', 'detail', 'state', 'actions'];

/** The place of each column, by its id. */
export function phonePlaces<Row>(
  columns: readonly DataTableColumn<Row>[],
  headerId: string | undefined,
): ReadonlyMap<string, PhonePlace> {
  const hasTitle = columns.some(({ phone }) => phone === 'title');
  return new Map(
    columns.map(({ id, phone, hasControls }) => [
      id,
      phone ?? (hasControls ? 'actions' : id === headerId && !hasTitle ? 'title' : 'detail'),
    ]),
  );
}

/** The columns in the order in which a two-line row is read. */
export function inPhoneOrder<Row>(
  columns: readonly DataTableColumn<Row>[],
  headerId: string | undefined,
): readonly DataTableColumn<Row>[] {
  const places = phonePlaces(columns, headerId);
  return order.flatMap((place) => columns.filter(({ id }) => places.get(id) === place));
}
