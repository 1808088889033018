import type { ChangedCommittee } from './ChangeCommitteeForm.tsx';
import type { CommitteeDraft } from './committeeDraft.ts';

/** A committee of twenty monthly shares, two of them ours. */
export const filledCommittee: CommitteeDraft = {
  name: 'Market BC',
  organiser: 'Haji Sahib',
  amount: 10_000_00,
  members: 20,
  shares: 2,
  startDate: '2026-12-05',
  frequency: 'monthly',
  draw: 'turn',
  turns: [3, 12],
  note: '',
};

/** The same when it runs, with one turn not agreed yet. */
export const changedCommittee: ChangedCommittee = {
  ...filledCommittee,
  amount: 10_000_00,
  members: 20,
  shares: 2,
  startDate: '2026-12-05',
  turns: [3, null],
  note: null,
  version: 4,
};
