import { expect, it } from 'vitest';
import type { CommitteeDetail } from '../contract/committees.ts';
import { committeeScheduleRows } from './scheduleRows.ts';

const period = (number: number) => ({ number, share: 1 });
const entry = (kind: string, number: number, rest: object) => ({
  kind,
  number,
  share: 1,
  amount: 100,
  pocketCash: 0,
  bank: null,
  reversedBy: null,
  ...rest,
});
const committee = {
  amount: 100,
  members: 2,
  turns: [2],
  schedule: [period(1), period(2)],
  entries: [
    entry('instalment', 1, { pocketCash: 60 }),
    entry('instalment', 1, { bank: { bankName: 'HBL' } }),
    entry('instalment', 2, { bank: { bankName: 'UBL' }, reversedBy: 9 }),
    entry('payout', 2, { amount: 150 }),
  ],
} as unknown as CommitteeDetail;

it('names the wallets that paid an instalment, and none of what was undone', () => {
  expect(committeeScheduleRows(committee, 'Pocket').map(({ wallet }) => wallet)).toEqual([
    'Pocket + HBL',
    '',
  ]);
});

it('says of our turn whether the whole pool was taken', () => {
  const recipients = (of: CommitteeDetail) => committeeScheduleRows(of, '').map(({ recipient }) => recipient);
  expect(recipients(committee)).toEqual(['others', 'ourTurn']);
  const whole = {
    ...committee,
    entries: [entry('payout', 2, { amount: 200 })],
  } as unknown as CommitteeDetail;
  expect(recipients(whole)).toEqual(['others', 'taken']);
});
