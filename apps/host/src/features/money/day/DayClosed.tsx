import { useReopenDay } from '@handset/api-client/swr';
import { type DayBook, type DayCount, may } from '@handset/domain';
import { Amount, Banner, Button, Card, DescriptionList, Stack, Tooltip, useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { ReasonDialog } from '../../../kit/dialogs/ReasonDialog.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useMomentFormat } from '../../../kit/format/useMomentFormat.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { dayWords } from './dayWords.ts';

interface DayClosedProps {
  book: DayBook;
  /** Asks why it is to be opened again. */
  onReopen: () => void;
}

/** Shows how the day was closed and lets the owner reopen it. */
export function DayClosed({ book: { closing, closedUpTo, bankCounts }, onReopen }: DayClosedProps) {
  const words = useWords(dayWords);
  const format = useFormat();
  return (
    <Card
      title={
        closing
          ? words.closedBy(closing.createdBy)
          : words.closedAlong(closedUpTo ? format.day(closedUpTo) : '')
      }
      actions={<Reopen onPress={onReopen} />}
    >
      {closing ? (
        <Stack gap={3}>
          {closing.isChangedSince ? <Banner tone="caution">{words.changedSince}</Banner> : null}
          <DescriptionList
            layout="columns"
            items={[
              ...countItems(closing, words),
              ...(closing.approvedBy ? [{ term: words.approvedBy, description: closing.approvedBy }] : []),
              ...bankCounts.map(({ name, counted, createdBy }) => ({
                term: words.checkedBy(name, createdBy),
                description: <Amount minor={counted} />,
                isNumeric: true,
              })),
            ]}
          />
        </Stack>
      ) : null}
    </Card>
  );
}

/** Says who opened the day again, and why. */
export function Reopened({ reopening }: { reopening: NonNullable<DayBook['reopening']> }) {
  const words = useWords(dayWords);
  const moment = useMomentFormat();
  return (
    <Banner tone="info" title={words.reopenedBy(reopening.createdBy, moment(reopening.createdAt))}>
      <bdi>{reopening.reason}</bdi>
    </Banner>
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

function Reopen({ onPress }: { onPress: () => void }) {
  const words = useWords(dayWords);
  const { role } = useUser();
  const mayReopen = may(role, 'reopen-day');
  const button = (
    <Button size="small" isDisabled={!mayReopen} onPress={onPress}>
      {words.reopen}
    </Button>
  );
  return mayReopen ? button : <Tooltip content={words.ownerOnly}>{button}</Tooltip>;
}

/** Asks why before a closed day is opened again. */
export function ReopenDialog({ date, onClose }: DialogProps & { date: string }) {
  const words = useWords(dayWords);
  const { write } = useReopenDay();
  return (
    <ReasonDialog
      form={`reopening ${date}`}
      words={{
        title: words.reopenTitle,
        text: words.reopenText,
        confirm: words.reopen,
        reason: words.reason,
        done: words.reopened,
      }}
      onConfirm={(reason, submission) => write({ date, reason }, submission)}
      onClose={onClose}
    />
  );
}
