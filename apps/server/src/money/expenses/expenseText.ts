import { searchKey } from '@handset/domain';

/** Search key of an expense: its category, its payee and its note. */
export function expenseText({
  category,
  payee,
  note,
}: {
  category: string;
  payee?: string | null | undefined;
  note?: string | null | undefined;
}): string {
  return searchKey([category, payee, note].filter(Boolean).join(' '));
}
