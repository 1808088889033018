import type { MinorUnits } from '@handset/domain';
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { type BulkValues, bulkTotal } from './bulkDraft.ts';
import type { LotBook } from './LotBook.ts';
import { useBook } from './useLotBook.ts';

const TotalContext = createContext<MinorUnits>(0);

/** Reckons what the lot comes to, following rows and prices; a key in a price is painted first, and what it comes to right after. */
export function LotTotal({ book, children }: { book: LotBook; children: ReactNode }) {
  const entries = useDeferredValue(useWatch<BulkValues, 'entries'>({ name: 'entries' }));
  const total = useBook(book, () => bulkTotal(entries, (id) => book.countOf(id).units));
  return <TotalContext.Provider value={total}>{children}</TotalContext.Provider>;
}

/** What the lot comes to, in minor units. */
export function useLotTotal(): MinorUnits {
  return useContext(TotalContext);
}
