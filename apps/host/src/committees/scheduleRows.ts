import { type CommitteeDetail, committeePool } from '@handset/domain';

/** One period of one share, with what the entries say of it. */
export type ScheduleRow = CommitteeDetail['schedule'][number] & {
  _id: string;
  /** Where its instalment was paid from. */
  wallet: string;
  /** Who takes the pool in this period; `taken`: we did. */
  recipient: 'ourTurn' | 'taken' | 'others';
};

/** The schedule, each period with the wallet that paid it and who takes the pool. */
export function scheduleRows(committee: CommitteeDetail, pocketCash: string): ScheduleRow[] {
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
      .flatMap((entry) => walletsOf(entry, pocketCash));
    return {
      ...row,
      _id: `${row.share} ${row.number}`,
      wallet: [...new Set(wallets)].join(' + '),
      recipient: recipientOf(row.number),
    };
  });
}

/** Where the money of an entry came from or went to. */
export function walletsOf(
  { pocketCash, bank }: Pick<CommitteeDetail['entries'][number], 'pocketCash' | 'bank'>,
  name: string,
): string[] {
  return [...(pocketCash > 0 ? [name] : []), ...(bank ? [bank.bankName] : [])];
}
