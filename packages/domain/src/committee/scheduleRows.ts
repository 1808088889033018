import type { CommitteeDetail } from '../contract/committees.ts';
import { committeePool } from './committeePool.ts';

/** One period of one share of a committee. */
export type CommitteeScheduleRow = CommitteeDetail['schedule'][number] & {
  _id: string;
  /** Source of the instalment's payment. */
  wallet: string;
  /** Recipient of the pool in this period. `taken` means that we received it. */
  recipient: 'ourTurn' | 'taken' | 'others';
};

/**
 * The schedule of a committee: each period with the wallets that paid it and who takes the pool.
 * @param pocketCash the name of the till
 */
export function committeeScheduleRows(
  committee: CommitteeDetail,
  pocketCash: string,
): CommitteeScheduleRow[] {
  const standing = committee.entries.filter(({ reversedBy }) => reversedBy === null);
  const instalments = standing.filter(({ kind }) => kind === 'instalment');
  const pool = committeePool(committee);
  const taken = (share: number) =>
    standing
      .filter((entry) => entry.kind === 'payout' && entry.share === share)
      .reduce((sum, { amount }) => sum + amount, 0) >= pool;
  const recipientOf = (number: number) => {
    const shares = committee.turns.flatMap((turn, index) => (turn === number ? [index + 1] : []));
    if (shares.length === 0) return 'others';
    return shares.every(taken) ? 'taken' : 'ourTurn';
  };
  return committee.schedule.map((row) => {
    const wallets = instalments
      .filter(({ share, number }) => share === row.share && number === row.number)
      .flatMap((entry) => committeeWallets(entry, pocketCash));
    return {
      ...row,
      _id: `${row.share} ${row.number}`,
      wallet: [...new Set(wallets)].join(' + '),
      recipient: recipientOf(row.number),
    };
  });
}

/** The names of the wallets that an entry moved money in; `name` is the till's. */
export function committeeWallets(
  { pocketCash, bank }: Pick<CommitteeDetail['entries'][number], 'pocketCash' | 'bank'>,
  name: string,
): string[] {
  return [...(pocketCash > 0 ? [name] : []), ...(bank ? [bank.bankName] : [])];
}
