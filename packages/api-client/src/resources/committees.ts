import type { CommitteeChange, CommitteeEntry, NewCommittee } from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import { committeeChangedShape, committeeDetailShape, committeesShape } from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';

/** Savings clubs that the shop is a member of. */
export function committeeCalls(transport: Transport) {
  const saved = (method: 'POST' | 'PATCH', address: string, body: object, submission: Submission) =>
    write(transport, committeeChangedShape, { method, path: address, body }, submission);
  return {
    list: () => read(transport, committeesShape, 'api/committee'),
    detail: (id: string) => read(transport, committeeDetailShape, path`api/committee/${id}`),
    create: (committee: NewCommittee, submission: Submission) =>
      saved('POST', 'api/committee', toWire(committee, { amount: 'money' }), submission),
    change: (id: string, change: CommitteeChange, submission: Submission) =>
      saved('PATCH', path`api/committee/${id}`, change, submission),
    /** Pays an instalment, or takes the pool. */
    enter: (id: string, entry: CommitteeEntry, submission: Submission) =>
      saved(
        'POST',
        path`api/committee/${id}/entry`,
        toWire(entry, { amount: 'money', accountCash: 'money', pocketCash: 'money' }),
        submission,
      ),
  };
}
