import { useApproveCount, useRejectCount } from '@handset/api-client/swr';
import { type DayCount, may } from '@handset/domain';
import {
  Banner,
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  Inline,
  Stack,
  useToast,
  useWords,
} from '@handset/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { ReasonDialog } from '../../../kit/dialogs/ReasonDialog.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { countItems } from './DayClosed.tsx';
import { dayWords } from './dayWords.ts';

interface DayCountCardProps {
  count: DayCount;
  /** Asks why it is to be rejected. */
  onReject: (count: DayCount) => void;
}

/** A count that waits for the owner, who decides on it here; or was rejected, with the reason. */
export function DayCountCard({ count, onReject }: DayCountCardProps) {
  const words = useWords(dayWords);
  const { counting } = words;
  const { role } = useUser();
  const isWaiting = count.state === 'waiting';
  return (
    <Card
      title={isWaiting ? counting.waits(count.createdBy) : counting.rejectedBy(count.decidedBy ?? '')}
      actions={
        isWaiting && may(role, 'approve-count') ? <Decision count={count} onReject={onReject} /> : undefined
      }
    >
      <Stack gap={3}>
        <Banner tone="caution">{isWaiting ? counting.waitsText : counting.rejectedText}</Banner>
        <DescriptionList
          layout="columns"
          items={[
            ...countItems(count, words),
            ...(count.note ? [{ term: counting.why, description: count.note }] : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

function Decision({ count, onReject }: DayCountCardProps) {
  const { counting } = useWords(dayWords);
  const format = useFormat();
  const messages = useWords(hostMessages);
  const toast = useToast();
  const approval = useApproveCount();
  const [isAsking, setAsking] = useState(false);

  const approve = async () => {
    try {
      await approval.write(count._id);
      toast.success(counting.approved);
    } catch (error) {
      toast.error(errorText(error, messages));
    }
    setAsking(false);
  };

  return (
    <Inline gap={2} isWrapping>
      <Button size="small" onPress={() => onReject(count)}>
        {counting.reject}
      </Button>
      <Button size="small" variant="primary" onPress={() => setAsking(true)}>
        {counting.approve}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={counting.approveTitle}
        description={counting.approveText}
        effects={[
          {
            label: messages.wallet.pocketCash,
            from: format.money(count.expected),
            to: format.money(count.counted),
            tone: count.difference < 0 ? 'critical' : 'caution',
          },
        ]}
        confirmLabel={counting.approve}
        isPending={approval.isWriting}
        onConfirm={() => void approve()}
        onClose={() => setAsking(false)}
      />
    </Inline>
  );
}

/** Asks why before a count is rejected. */
export function RejectCountDialog({ count, onClose }: DialogProps & { count: DayCount }) {
  const { counting, reason } = useWords(dayWords);
  const { write } = useRejectCount();
  return (
    <ReasonDialog
      form={`count rejection ${count._id}`}
      words={{
        title: counting.rejectTitle,
        text: counting.rejectText,
        confirm: counting.reject,
        reason,
        done: counting.rejected,
      }}
      onConfirm={(why, submission) => write({ id: count._id, rejection: { reason: why } }, submission)}
      onClose={onClose}
    />
  );
}
