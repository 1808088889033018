import { instalmentDue } from '@handset/domain';
import type { RunningCommittee } from './committeeEntryDraft.ts';

export const today = '2026-11-21';

/** Five monthly shares of Rs 10,000, one of them ours with the fourth turn; two instalments are paid, the third partly. */
export const runningCommittee: RunningCommittee = {
  name: 'Market BC',
  amount: 10_000_00,
  members: 5,
  shares: 1,
  turns: [4],
  net: 26_000_00,
  schedule: [10_000_00, 10_000_00, 6_000_00, 0, 0].map((paid, index) => ({
    number: index + 1,
    share: 1,
    dueDate: instalmentDue('2026-09-05', 'monthly', index + 1),
    amount: 10_000_00,
    paid,
    paidOn: null,
    isTurn: index === 3,
    state: index < 2 ? 'paid' : index === 2 ? 'late' : 'upcoming',
  })),
  entries: [],
};
