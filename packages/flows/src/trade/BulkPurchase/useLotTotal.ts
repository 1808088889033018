import type { MinorUnits } from '@handset/domain';
import { useWatch } from 'react-hook-form';
import { type BulkValues, bulkTotal } from './bulkDraft.ts';
import type { LotBook } from './LotBook.ts';
import { useBook } from './useLotBook.ts';

/** Total of the lot in minor units, following rows and prices. Typing in a row does not recompute it. */
export function useLotTotal(book: LotBook): MinorUnits {
  const entries = useWatch<BulkValues, 'entries'>({ name: 'entries' });
  return useBook(book, () => bulkTotal(entries, (id) => book.countOf(id).units));
}
