import type { CommitteeChange, CommitteeEntry, NewCommittee } from '@handset/domain';
import { committeeCalls } from '../../resources/committees.ts';
import type { Id, Of } from '../identity.ts';
import { money } from '../resources.ts';
import { useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useCommittees = () => useRead(['committees'], committeeCalls, (committees) => committees.list());

export const useCommittee = (id: Id) =>
  useRecord('committee', id, committeeCalls, (committees, it) => committees.detail(it));

export const useCreateCommittee = () =>
  useWrite(
    committeeCalls,
    (committees, committee: NewCommittee, submission) => committees.create(committee, submission),
    ['committees', 'notifications'],
  );

export const useChangeCommittee = () =>
  useWrite(
    committeeCalls,
    (committees, { id, change }: Of<CommitteeChange>, submission) =>
      committees.change(id, change, submission),
    ['committees', 'committee', 'notifications'],
  );

export const useCommitteeEntry = () =>
  useWrite(
    committeeCalls,
    (committees, { id, change }: Of<CommitteeEntry>, submission) => committees.enter(id, change, submission),
    [...money, 'committees', 'committee', 'notifications'],
  );
