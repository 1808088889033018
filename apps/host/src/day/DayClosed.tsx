import { useReopenDay } from '@handset/api-client/swr';
import { type DayBook, may } from '@handset/domain';
import {
  Amount,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  DescriptionList,
  Stack,
  TextField,
  Tooltip,
  useToast,
} from '@handset/ui';
import { useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { errorText } from '../problems/errorText.ts';
import { useUser } from '../session/useSession.ts';
import { dayWords } from './dayWords.ts';

/** How the day was closed, and the way to open it again. */
export function DayClosed({ book: { date, closing, closedUpTo } }: { book: DayBook }) {
  const words = useWords(dayWords);
  const format = useFormat();
  return (
    <Card
      title={
        closing
          ? words.closedBy(closing.createdBy)
          : words.closedAlong(closedUpTo ? format.day(closedUpTo) : '')
      }
      actions={<Reopen date={date} />}
    >
      {closing ? (
        <Stack gap={3}>
          {closing.isChangedSince ? <Banner tone="caution">{words.changedSince}</Banner> : null}
          <DescriptionList
            layout="columns"
            items={[
              {
                term: words.expected,
                description: <Amount minor={closing.expected} />,
                isNumeric: true,
              },
              { term: words.counted, description: <Amount minor={closing.counted} />, isNumeric: true },
              {
                term: words.difference,
                description: (
                  <Amount
                    minor={closing.difference}
                    hasSign
                    tone={closing.difference < 0 ? 'critical' : 'neutral'}
                  />
                ),
                isNumeric: true,
              },
              { term: words.reason, description: closing.reason },
            ]}
          />
        </Stack>
      ) : null}
    </Card>
  );
}

function Reopen({ date }: { date: string }) {
  const words = useWords(dayWords);
  const messages = useMessages();
  const toast = useToast();
  const { role } = useUser();
  const { write, isWriting } = useReopenDay();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const mayReopen = may(role, 'reopen-day');

  const reopen = async () => {
    if (reason.trim() === '') return setProblem(messages.access.required);
    try {
      await write({ date, reason: reason.trim() });
      toast.success(words.reopened);
      setAsking(false);
    } catch (error) {
      setProblem(errorText(error, messages));
    }
  };

  const button = (
    <Button size="small" isDisabled={!mayReopen} onPress={() => setAsking(true)}>
      {words.reopen}
    </Button>
  );
  return (
    <>
      {mayReopen ? button : <Tooltip content={words.ownerOnly}>{button}</Tooltip>}
      <ConfirmDialog
        isOpen={isAsking}
        title={words.reopenTitle}
        description={words.reopenText}
        confirmLabel={words.reopen}
        tone="critical"
        isPending={isWriting}
        onConfirm={() => void reopen()}
        onClose={() => setAsking(false)}
      >
        <TextField
          label={words.reason}
          value={reason}
          onChange={setReason}
          errorMessage={problem}
          isRequired
        />
      </ConfirmDialog>
    </>
  );
}
