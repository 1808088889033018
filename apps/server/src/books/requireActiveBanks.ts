import type { JournalLine } from '@handset/domain';
import type { ShopTransaction } from '../database/HandsetDatabase.ts';
import { Conflict } from '../http/errors.ts';

const BANK = 'bank:';

/**
 * Refuses movements through a bank account that the shop has closed to new ones. What an entry moved before (`known`), the one
 * that is written in its stead may move still.
 */
export async function requireActiveBanks(
  shop: ShopTransaction,
  lines: readonly JournalLine[],
  known: readonly JournalLine[] = [],
): Promise<void> {
  const before = banksOf(known);
  const ids = [...banksOf(lines)].filter((id) => !before.has(id));
  if (ids.length === 0) return;
  const closed = await shop
    .selectFrom('banks')
    .select('bank_name')
    .where('id', 'in', ids)
    .where('is_active', '=', 0)
    .executeTakeFirst();
  if (!closed) return;
  const message = `${closed.bank_name} is not in use any more; choose another account`;
  throw new Conflict(message, { bankAccountUsed: message });
}

function banksOf(lines: readonly JournalLine[]): Set<string> {
  return new Set(
    lines
      .flatMap(({ debit, credit }) => [debit, credit])
      .filter((account) => account.startsWith(BANK))
      .map((account) => account.slice(BANK.length)),
  );
}
