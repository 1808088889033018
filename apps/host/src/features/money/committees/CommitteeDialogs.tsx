import { committeeCalls } from '@handset/api-client';
import { useCalls, useChangeCommittee, useCommitteeEntry, useCreateCommittee } from '@handset/api-client/swr';
import type {
  CommitteeChange as Change,
  CommitteeDetail,
  CommitteeEntry,
  NewCommittee,
} from '@handset/domain';
import {
  type CommitteeChangeDraft,
  type CommitteeDraft,
  type CommitteeEntryDraft,
  CommitteeEntryForm,
  CommitteeForm,
} from '@handset/flows';
import { useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useBankListing } from '../../../kit/dialogs/listings.ts';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useRecordEdit } from '../../../kit/editConflict/useRecordEdit.ts';
import { CommitteeConflict } from './CommitteeConflict.tsx';
import { committeeWords } from './committeeWords.ts';

/** A committee that the shop joins. */
export function NewCommitteeDialog({ onClose }: DialogProps) {
  const words = useWords(committeeWords);
  const { write } = useCreateCommittee();
  const form = useDraftedForm<CommitteeDraft, NewCommittee>({
    form: 'committee',
    send: write,
    success: words.joined,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <CommitteeForm key={form.key} {...form.props} />
    </ShopFlows>
  );
}

interface CommitteeDialogProps extends DialogProps {
  committee: CommitteeDetail;
}

/** Names and turns of a committee that runs. If somebody else changed it, both versions show side by side. */
export function ChangeCommitteeDialog({ committee, onClose }: CommitteeDialogProps) {
  const words = useWords(committeeWords);
  const committees = useCalls(committeeCalls);
  const { write } = useChangeCommittee();
  const { _id: id } = committee;
  const { from, draft, conflict, decide, flow } = useRecordEdit<
    CommitteeDetail,
    CommitteeChangeDraft,
    Change
  >({
    form: `committee ${id}`,
    record: committee,
    draftOf: ({ name, organiser, turns, note }) => ({ name, organiser, turns, note: note ?? '' }),
    read: async () => (await committees.detail(id)).data,
    send: (change, _from, submission) => write({ id, change }, submission),
    success: words.changed,
    onClose,
  });
  if (!flow) return null;
  if (conflict) return <CommitteeConflict conflict={conflict} onDecide={decide} onLeave={flow.onCancel} />;
  return (
    <ShopFlows>
      <CommitteeForm
        key={flow.key}
        {...flow.props}
        mode="change"
        committee={from}
        defaultDraft={flow.isRestored ? draft : undefined}
      />
    </ShopFlows>
  );
}

/** An instalment paid, or the pool received. */
export function CommitteeEntryDialog({
  committee,
  kind,
  onClose,
}: CommitteeDialogProps & { kind: 'instalment' | 'payout' }) {
  const words = useWords(committeeWords);
  const { write } = useCommitteeEntry();
  const wallet = useBankListing();
  const form = useDraftedForm<CommitteeEntryDraft, CommitteeEntry>({
    form: `committee ${kind} ${committee._id}`,
    send: (change, submission) => write({ id: committee._id, change }, submission),
    success: words.entered,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <CommitteeEntryForm
        key={form.key}
        {...form.props}
        {...wallet}
        committee={committee}
        defaultKind={kind}
      />
    </ShopFlows>
  );
}
