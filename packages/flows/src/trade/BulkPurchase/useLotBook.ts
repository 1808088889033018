import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Listing } from '../../form/embedding.ts';
import type { BulkDraft } from './bulkDraft.ts';
import { LotBook } from './LotBook.ts';

/** A phone in stock, as far as its IMEIs go. */
export interface StockImei {
  imei1: string;
  imei2?: string | null | undefined;
}

/** The book of a lot, kept for as long as the form lives. */
export function useLotBook(
  draft: Pick<BulkDraft, 'entries' | 'confirmedImeis'>,
  mode: 'purchase' | 'edit',
  stock: Listing<StockImei> | undefined,
): LotBook {
  const [book] = useState(() => {
    const units = draft.entries.flatMap((entry) => entry.units);
    return new LotBook({
      entries: draft.entries,
      confirmed: draft.confirmedImeis,
      own: mode === 'edit' ? units.flatMap(({ imei1, imei2 }) => [imei1, imei2]) : [],
    });
  });
  const imeis = useMemo(() => imeisOf(stock?.items ?? []), [stock?.items]);
  useEffect(() => book.setStock(imeis), [book, imeis]);
  return book;
}

/** IMEI 1 and 2 are one space. */
function imeisOf(items: readonly StockImei[]): ReadonlySet<string> {
  const imeis = new Set<string>();
  for (const { imei1, imei2 } of items) {
    imeis.add(imei1);
    if (imei2) imeis.add(imei2);
  }
  return imeis;
}

/**
 * Reads a value from the book and follows its changes. `read` must return the same value while nothing
 * changes.
 */
export function useBook<Value>(book: LotBook, read: () => Value): Value {
  return useSyncExternalStore(book.subscribe, read, read);
}
