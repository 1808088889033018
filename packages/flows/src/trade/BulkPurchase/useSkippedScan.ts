import { formatImei } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { flash } from '../../form/flash.ts';
import type { BulkValues } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook, LotCell } from './LotBook.ts';

/** A scanned IMEI that was skipped, at the cell that waits for another one, or at the last one when none does. */
export interface SkippedScan {
  cell: LotCell;
  /** Whether the cell waits. One that has an IMEI is right as it is. */
  isWaiting: boolean;
  /** Why it was skipped, in words. */
  said: string;
  /** Counts the skipped scans, so that the same words are announced again. */
  count: number;
}

/** The last scan into an entry that was skipped, until the next key. The row that has its IMEI comes into sight and flashes. */
export function useSkippedScan(book: LotBook, entryId: string) {
  const messages = useWords(bulkMessages);
  const { getValues } = useFormContext<BulkValues>();
  const [skipped, setSkipped] = useState<SkippedScan | null>(null);
  const [count, setCount] = useState(0);

  const wordsFor = (imei: string, other: LotCell | undefined) => {
    const text = formatImei(imei);
    if (!other) return messages.skippedInStock(text);
    if (other.entryId !== entryId) {
      const index = getValues('entries').findIndex(({ id }) => id === other.entryId);
      return messages.skippedInEntry(text, messages.entry(index + 1));
    }
    return messages.skippedInRow(text, (book.rowsOf(entryId)?.indexOf(other.rowKey) ?? 0) + 1);
  };

  return {
    skipped,
    /** Notes a skipped scan. Returns the reason in words. */
    skip: (cell: LotCell, imei: string): string => {
      const other = book.cellWith(imei);
      if (other) flash(book.showRow(other), 'caution');
      setCount(count + 1);
      const isWaiting = book.rowsOf(cell.entryId)?.getRow(cell.rowKey)?.[cell.field] === '';
      const said = wordsFor(imei, other);
      setSkipped({ cell, isWaiting, said, count });
      return said;
    },
    forget: () => setSkipped(null),
  };
}
