import type { MinorUnits } from '@handset/domain';
import { useWatch } from 'react-hook-form';
import { type BulkValues, bulkTotal } from './bulkDraft.ts';
import type { LotBook } from './LotBook.ts';
import { useBook } from './useLotBook.ts';

/** What the lot comes to, in minor units, following rows and prices; a keystroke in a row costs nothing here. */
export function useLotTotal(book: LotBook): MinorUnits {
  const entries = useWatch<BulkValues, 'entries'>({ name: 'entries' });
  return useBook(book, () => bulkTotal(entries, (id) => book.countOf(id).units));
}
