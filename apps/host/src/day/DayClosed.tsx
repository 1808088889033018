import { useReopenDay } from '@handset/api-client/swr';
import { type DayBook, may } from '@handset/domain';
import { Amount, Banner, Button, Card, DescriptionList, Stack, Tooltip } from '@handset/ui';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useFormat } from '../format/useFormat.ts';
import { useWords } from '../messages/useWords.ts';
import { useUser } from '../session/useSession.ts';
import { dayWords } from './dayWords.ts';

const ReasonDialog = lazily(async () => (await import('../dialogs/ReasonDialog.tsx')).ReasonDialog);

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
      <Suspense>
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
      </Suspense>
    </>
  );
}
