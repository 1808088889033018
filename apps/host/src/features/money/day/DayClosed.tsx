import { useReopenDay } from '@handset/api-client/swr';
import { type DayBook, type DayCount, may } from '@handset/domain';
import { Amount, Banner, Button, Card, DescriptionList, Stack, Tooltip, useWords } from '@handset/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../../kit/dialogs/ReasonDialog.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { dayWords } from './dayWords.ts';

/** Shows how the day was closed and lets the owner reopen it. */
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
              ...countItems(closing, words),
              ...(closing.approvedBy ? [{ term: words.approvedBy, description: closing.approvedBy }] : []),
            ]}
          />
        </Stack>
      ) : null}
    </Card>
  );
}

/** The count beside the balance in the books. */
export function countItems(
  {
    expected,
    counted,
    difference,
    reason,
  }: Pick<DayCount, 'expected' | 'counted' | 'difference'> & {
    reason: string | null;
  },
  words: Pick<typeof dayWords.en, 'expected' | 'counted' | 'difference' | 'reason'>,
) {
  return [
    { term: words.expected, description: <Amount minor={expected} />, isNumeric: true },
    { term: words.counted, description: <Amount minor={counted} />, isNumeric: true },
    {
      term: words.difference,
      description: <Amount minor={difference} hasSign tone={difference < 0 ? 'critical' : 'neutral'} />,
      isNumeric: true,
    },
    { term: words.reason, description: reason },
  ];
}

function Reopen({ date }: { date: string }) {
  const words = useWords(dayWords);
  const { role } = useUser();
  const { write, isWriting } = useReopenDay();
  const [isAsking, setAsking] = useState(false);
  const mayReopen = may(role, 'reopen-day');
  const button = (
    <Button size="small" isDisabled={!mayReopen} onPress={() => setAsking(true)}>
      {words.reopen}
    </Button>
  );
  return (
    <>
      {mayReopen ? button : <Tooltip content={words.ownerOnly}>{button}</Tooltip>}
      {isAsking ? (
        <ReasonDialog
          words={{
            title: words.reopenTitle,
            text: words.reopenText,
            confirm: words.reopen,
            reason: words.reason,
            done: words.reopened,
          }}
          isSending={isWriting}
          onConfirm={(reason) => write({ date, reason })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
