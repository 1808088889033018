import type { Bank } from '@handset/domain';

/** The bank that a document's money moved through, from a query that joins `banks`; null when none took part. */
export function bankOfDocument(row: {
  bank_id: string | null;
  bank_name: string | null;
  account_type: string | null;
}): Bank | null {
  if (row.bank_id === null) return null;
  return { _id: row.bank_id, bankName: row.bank_name ?? '', accountType: row.account_type ?? '' };
}
