import { type Ledger, ledgerLines, type Movement } from '@handset/domain';

/** A movement of an account. In a party's ledger it names its voucher and what was paid at once for that document. */
export interface LedgerMovement extends Movement {
  voucher?: string;
  paidAtOnce?: number;
}

/** A line as a list shows it, or the balance that was carried in. */
export interface LedgerRow extends LedgerMovement {
  _id: string;
  isOpening: boolean;
}

interface Pages {
  opening: Ledger['opening'];
  data: readonly LedgerMovement[];
  nextCursor: string | null;
}

/** The rows of a ledger with the balance that was carried in: before the oldest, once that is there. */
export function ledgerRows(
  { opening, data, nextCursor }: Pages,
  order: 'asc' | 'desc',
  description: string,
): LedgerRow[] {
  const rows = ledgerLines(data, order).map((row) => ({
    ...row,
    _id: row.isPaidAtOnce ? `${row.entry} paid` : String(row.entry),
    isOpening: false,
  }));
  if (order === 'asc') return [openingRow(opening, description), ...rows];
  return nextCursor === null ? [...rows, openingRow(opening, description)] : rows;
}

function openingRow(balance: number, description: string): LedgerRow {
  return {
    _id: 'opening',
    isOpening: true,
    entry: 0,
    date: '',
    event: 'opening',
    description,
    sentence: null,
    type: 'opening',
    refType: null,
    refId: null,
    personId: null,
    partyName: null,
    reverses: null,
    reversedBy: null,
    debit: 0,
    credit: 0,
    balance,
    createdAt: '',
  };
}
