import { useChangeCommittee, useCommitteeEntry, useCreateCommittee } from '@handset/api-client/swr';
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

/** Names and turns of a committee that runs. */
export function ChangeCommitteeDialog({ committee, onClose }: CommitteeDialogProps) {
  const words = useWords(committeeWords);
  const { write } = useChangeCommittee();
  const form = useDraftedForm<CommitteeChangeDraft, Change>({
    form: `committee ${committee._id}`,
    send: (change, submission) => write({ id: committee._id, change }, submission),
    success: words.changed,
    onClose,
  });
  if (!form) return null;
  return (
    <ShopFlows>
      <CommitteeForm key={form.key} {...form.props} mode="change" committee={committee} />
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
