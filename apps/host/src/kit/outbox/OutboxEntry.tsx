import { ApiError } from '@handset/api-client';
import { expenseCategoryName } from '@handset/domain';
import { Amount, Badge, Button, Card, Inline, Stack, Text, useWords } from '@handset/ui';
import { useFormat } from '../format/useFormat.ts';
import { useMomentFormat } from '../format/useMomentFormat.ts';
import { errorText } from '../problems/errorText.ts';
import { usePreferences } from '../session/usePreferences.ts';
import { hostMessages } from '../words/hostMessages.ts';
import { canBeDeleted, canBeWithdrawn, type Entry, type EntryRefusal, summaryOf } from './entry.ts';
import { entryWords } from './entryWords.ts';

interface OutboxEntryProps {
  entry: Entry;
  onCorrect: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One entry of the queue. What may be in the books already can be sent again, not changed. */
export function OutboxEntry({ entry, onCorrect, onRetry, onRemove }: OutboxEntryProps) {
  const words = useWords(entryWords);
  const moment = useMomentFormat();
  const { locale } = usePreferences();
  const { about: named, imeis, amount } = summaryOf(entry.work);
  const about = entry.work.kind === 'expense' ? expenseCategoryName(named, locale) : named;
  const { refusal } = entry;
  return (
    <Card
      level={3}
      title={`${words.kinds[entry.work.kind]}${about ? ` · ${about}` : ''}`}
      description={moment(new Date(entry.at).toISOString())}
      actions={
        <Badge tone={refusal ? 'critical' : 'neutral'}>{refusal ? words.isRefused : words.isWaiting}</Badge>
      }
      footer={
        canBeDeleted(entry) ? (
          <Inline gap={2} isWrapping>
            {canBeWithdrawn(entry) ? (
              <Button size="small" onPress={onCorrect}>
                {words.correct}
              </Button>
            ) : null}
            {refusal ? (
              <Button size="small" onPress={onRetry}>
                {words.again}
              </Button>
            ) : null}
            <Button size="small" variant="quiet" onPress={onRemove}>
              {words.remove}
            </Button>
          </Inline>
        ) : undefined
      }
    >
      <Stack gap={2}>
        <Inline gap={3} align="center" isWrapping>
          <Amount minor={amount} />
          <Phones imeis={imeis} />
        </Inline>
        {refusal ? <Reason refusal={refusal} mayBeRecorded={entry.isTried} /> : null}
      </Stack>
    </Card>
  );
}

function Phones({ imeis }: { imeis: readonly string[] }) {
  const words = useWords(entryWords);
  const format = useFormat();
  const [first] = imeis;
  if (first === undefined) return null;
  return imeis.length === 1 ? (
    <bdi dir="ltr">{first}</bdi>
  ) : (
    <span>{words.phones(format.count(imeis.length))}</span>
  );
}

/** Why the server did not accept it: in its own words, those of single fields included. */
function Reason({ refusal, mayBeRecorded }: { refusal: EntryRefusal; mayBeRecorded: boolean }) {
  const words = useWords(entryWords);
  const messages = useWords(hostMessages);
  const said = errorText(new ApiError(refusal.message, { status: 0, ...refusal }), messages);
  const lines = new Set([said, ...Object.values(refusal.fields)]);
  return (
    <Stack gap={1}>
      {[...lines].map((line) => (
        <Text key={line} tone="critical">
          {line}
        </Text>
      ))}
      <Text tone="muted">{mayBeRecorded ? words.doubtful : words.unsent}</Text>
    </Stack>
  );
}
