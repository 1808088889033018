import { type AccountId, committeeLines } from '@handset/domain';
import { type Proof, paidBy, posted, sumsAgree } from '../../books/proofs/proof.ts';

/**
 * Proves that each instalment and payout posted exactly its amounts, and that a committee's balance is their
 * sum.
 */
export const committeesAgree: Proof = async (shop, lines, balances) => {
  const entries = await shop.selectFrom('committee_entries').selectAll().execute();
  const standing = new Map<AccountId, number>();
  const broken: string[] = [];
  for (const entry of entries) {
    const { committee_id: committee, kind } = entry;
    const says = () => committeeLines({ committee, kind, payment: paidBy(entry) });
    broken.push(...posted('A committee', entry.entry_number, says, lines));
    const account: AccountId = `committee:${committee}`;
    const amount = kind === 'instalment' ? entry.amount : -entry.amount;
    if (entry.reversed_by === null) standing.set(account, (standing.get(account) ?? 0) + amount);
  }
  return [...broken, ...sumsAgree('committee', balances, standing)];
};
