import type { JournalLine } from '@handset/domain';
import type { ShopTransaction } from '../base/database/HandsetDatabase.ts';
import { Conflict } from '../base/http/errors.ts';

const BANK = 'bank:';

/**
 * Refuses new movements on an inactive bank account. An entry that replaces another may still move the
 * amounts of the old one (`known`).
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
  throw new Conflict('bank-closed', { bank: closed.bank_name }).at('bankAccountUsed');
}

function banksOf(lines: readonly JournalLine[]): Set<string> {
  return new Set(
    lines
      .flatMap(({ debit, credit }) => [debit, credit])
      .filter((account) => account.startsWith(BANK))
      .map((account) => account.slice(BANK.length)),
  );
}
