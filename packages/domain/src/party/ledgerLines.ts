import { balancesOf, type JournalLine } from '../books/books.ts';
import type { EntryText, StoredSentence } from '../books/entrySentences.ts';
import type { MinorUnits } from '../money/money.ts';
import { tradeOf } from './trade.ts';

/**
 * The part of a document that was paid in the same entry, in money or with a phone taken in exchange, and so never moved the
 * party's balance. Positive was paid by the party, negative by the shop. Zero for an entry that is no document.
 */
export function paidAtOnce(lines: readonly JournalLine[], personId: string): MinorUnits {
  const { bought, sold } = tradeOf(lines);
  // A sale that takes a phone in is a sale: the phone is part of what was paid for it.
  const made = sold === 0 ? -bought : sold;
  return made === 0 ? 0 : made - (balancesOf(lines).get(`party:${personId}`) ?? 0);
}

/** A movement of a party's ledger, with amounts in minor units. */
export interface PartyMovement extends EntryText {
  event: string;
  debit: MinorUnits;
  credit: MinorUnits;
  /** After the movement. */
  balance: MinorUnits;
  voucher?: string | undefined;
  paidAtOnce?: MinorUnits | undefined;
}

/** A line of a ledger or a statement. */
export type LedgerLine<Row> = Row & {
  /** Whether it is what was paid at once for the document in the line before it. */
  isPaidAtOnce: boolean;
};

/**
 * The lines that a party's ledger shows: a document and what was paid for it at once stand apart, each with the balance after
 * it. The balance after both, and what they move it by together, stay those of the movement.
 */
export function ledgerLines<Row extends PartyMovement>(
  movements: readonly Row[],
  order: 'asc' | 'desc' = 'asc',
): LedgerLine<Row>[] {
  return movements.flatMap((movement) => {
    const { debit, credit, balance, paidAtOnce: paid = 0 } = movement;
    if (paid === 0) return [{ ...movement, isPaidAtOnce: false }];
    const lines = [
      {
        ...movement,
        ...sidesOf(debit - credit + paid),
        balance: balance + paid,
        isPaidAtOnce: false,
      },
      { ...movement, ...sidesOf(-paid), ...paidText(movement), isPaidAtOnce: true },
    ];
    return order === 'asc' ? lines : lines.reverse();
  });
}

/**
 * By how much a movement's lines add to each side of a ledger beyond the movement itself, once what was paid at once stands
 * apart.
 */
export function shownApart({ moved, paid }: { moved: MinorUnits; paid: MinorUnits }): MinorUnits {
  return Math.max(0, moved + paid) + Math.max(0, -paid) - Math.max(0, moved);
}

function sidesOf(moved: MinorUnits) {
  return { debit: Math.max(0, moved), credit: Math.max(0, -moved) };
}

/** Events whose document takes back what an earlier one did. */
const TAKING_BACK: ReadonlySet<string> = new Set(['sale-return', 'purchase-return', 'reversal']);

function paidText({ event, voucher = '' }: PartyMovement): { description: string; sentence: StoredSentence } {
  const isBack = TAKING_BACK.has(event);
  return {
    description: `${isBack ? 'Paid back' : 'Paid'} at once on ${voucher}`,
    sentence: { code: isBack ? 'paid-back-at-once' : 'paid-at-once', params: { voucher } },
  };
}
