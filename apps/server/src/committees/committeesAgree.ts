import { type AccountId, committeeLines, paymentLegs } from '@handset/domain';
import type { Proof } from '../books/proof.ts';

/** Each instalment and payout posted exactly what it says, and a committee's balance is the sum of them. */
export const committeesAgree: Proof = async (shop, lines, balances) => {
  const entries = await shop.selectFrom('committee_entries').selectAll().execute();
  const standing = new Map<AccountId, number>();
  const broken: string[] = [];
  for (const entry of entries) {
    const says = committeeLines({
      committee: entry.committee_id,
      kind: entry.kind,
      payment: paymentLegs({
        pocketCash: entry.pocket_cash,
        accountCash: entry.account_cash,
        bankAccountUsed: entry.bank_id ?? undefined,
      }),
    });
    if (JSON.stringify(lines.get(entry.entry_number) ?? []) !== JSON.stringify(says))
      broken.push(`The committee's entry ${entry.entry_number} did not post what it says`);
    const account: AccountId = `committee:${entry.committee_id}`;
    const amount = entry.kind === 'instalment' ? entry.amount : -entry.amount;
    if (entry.reversed_by === null) standing.set(account, (standing.get(account) ?? 0) + amount);
  }
  const accounts = [...balances.keys()].filter((account) => account.startsWith('committee:'));
  for (const account of new Set([...accounts, ...standing.keys()]))
    if ((balances.get(account) ?? 0) !== (standing.get(account) ?? 0))
      broken.push(`The account ${account} is not the sum of its instalments and payouts`);
  return broken;
};
