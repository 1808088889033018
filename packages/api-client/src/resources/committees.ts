import {
  type CommitteeChange,
  type CommitteeEntry,
  committeeContract,
  type NewCommittee,
} from '@handset/domain';
import { callsOver } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Savings clubs that the shop is a member of. */
export function committeeCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    list: () => call(committeeContract.list),
    detail: (id: string) => call(committeeContract.detail, { params: { id } }),
    create: (committee: NewCommittee, submission: Submission) =>
      call(committeeContract.create, { body: committee, submission }),
    change: (id: string, change: CommitteeChange, submission: Submission) =>
      call(committeeContract.change, { params: { id }, body: change, submission }),
    /** Pays an instalment, or takes the pool. */
    enter: (id: string, entry: CommitteeEntry, submission: Submission) =>
      call(committeeContract.enter, { params: { id }, body: entry, submission }),
  };
}
