/** The place of a column in the two-line row of a phone: first line, second line, or nowhere. */
export type DataTablePhonePlace = 'title' | 'amount' | 'detail' | 'state' | 'hidden';

/** A column of a Table or of a DataTable, without the content of its cells. */
export interface TabularColumn {
  /** The id of the column. */
  id: string;
  /** Its title. */
  header: string;
  /** The alignment of its cells. @default 'start'; figures on the right, whichever way one reads */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Whether it holds figures: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** Whether it names the row; the first column when none does. */
  isRowHeader?: boolean | undefined;
  /** Whether its cells hold buttons, links or fields of their own. In a DataTable, Enter goes into them and Escape out. */
  hasControls?: boolean | undefined;
  /**
   * Its place in the two-line row of a phone. The first line has the title, and the amount at its end; the
   * second line has the details, and the state at its end. @default 'title' for the column that names the
   * rows, 'detail' for the others
   */
  phone?: DataTablePhonePlace | undefined;
}

/** The sort order of rows. */
export interface TableSort {
  /** The id of the column. */
  column: string;
  /** The direction. */
  direction: 'ascending' | 'descending';
}

/** The alignment of a column's cells. Figures are aligned at their last digit, which is on the right in every language. */
export function alignOf({
  align,
  isNumeric,
}: Pick<TabularColumn, 'align' | 'isNumeric'>): 'start' | 'center' | 'end' | 'figures' {
  if (isNumeric && (align ?? 'end') === 'end') return 'figures';
  return align ?? 'start';
}

/** The id of the column that names the rows, the first one by default. */
export function headerIdOf(
  columns: readonly Pick<TabularColumn, 'id' | 'isRowHeader'>[],
): string | undefined {
  return (columns.find((column) => column.isRowHeader) ?? columns[0])?.id;
}

/** The place of a column in a two-line row; that of buttons is at its end. */
export type PhonePlace = Exclude<DataTablePhonePlace, 'hidden'> | 'actions';

const readingOrder: readonly PhonePlace[] = ['title', 'amount', 'detail', 'state', 'actions'];

/** The columns in the order in which a two-line row is read, each with its place. */
export function phonePlaces<Column extends TabularColumn>(
  columns: readonly Column[],
  headerId: string | undefined,
): ReadonlyMap<Column, PhonePlace> {
  const hasTitle = columns.some(({ phone }) => phone === 'title');
  const placeOf = ({ id, phone, hasControls }: Column) =>
    phone ?? (hasControls ? 'actions' : id === headerId && !hasTitle ? 'title' : 'detail');
  return new Map(
    readingOrder.flatMap((place) =>
      columns.filter((column) => placeOf(column) === place).map((column) => [column, place] as const),
    ),
  );
}

/** Whether a value is missing, so that it is shown as nothing. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === '' || Number.isNaN(value);
}
