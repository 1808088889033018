import { type DayBook, LADDER_GROUPS, type LadderGroup } from '@handset/domain';

/** One step of the day, for each account that money moved on. */
export interface LadderRow {
  id: 'start' | LadderGroup | 'end';
  /** By account; in less out, or the balance on the first and the last step. */
  amounts: Readonly<Record<string, number>>;
  total: number;
}

/** From opening to closing, every step that moved money on any account. */
export function ladderRows(ladders: DayBook['ladders']): LadderRow[] {
  const row = (id: LadderRow['id'], amountOf: (ladder: DayBook['ladders'][number]) => number): LadderRow => {
    const amounts = ladders.map((ladder) => [ladder.account, amountOf(ladder)] as const);
    return {
      id,
      amounts: Object.fromEntries(amounts),
      total: amounts.reduce((sum, [, amount]) => sum + amount, 0),
    };
  };
  const moved = LADDER_GROUPS.filter((group) =>
    ladders.some(({ groups }) => groups.some((step) => step.group === group && step.in + step.out > 0)),
  );
  return [
    row('start', ({ opening }) => opening),
    ...moved.map((group) =>
      row(group, ({ groups }) =>
        groups.filter((step) => step.group === group).reduce((sum, step) => sum + step.in - step.out, 0),
      ),
    ),
    row('end', ({ closing }) => closing),
  ];
}
