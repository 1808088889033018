import { committeePool, committeeSchedule, type ScheduledCommittee } from '@handset/domain';
import { DescriptionList, Stack, Text, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { Section } from '../../form/Section.tsx';
import { useDayText } from '../../form/useDayText.ts';
import { type PreviewRow, previewOf } from './committeeDraft.ts';
import { committeeMessages } from './committeeMessages.ts';

/** The pool of a committee and the dates and amounts of the shop's payments and payouts. */
export function SchedulePreview({ committee }: { committee: ScheduledCommittee | undefined }) {
  const messages = useWords(committeeMessages);
  const { formatMoney } = useFlows();
  const dayText = useDayText();
  if (!committee)
    return (
      <Section title={messages.schedule}>
        <Text tone="muted">{messages.scheduleHint}</Text>
      </Section>
    );
  const { amount, members, shares } = committee;
  const itemOf = (row: PreviewRow) => {
    if (!('period' in row)) return { term: '…', description: messages.more(row.left) };
    const { number, dueDate, pays, takes } = row.period;
    return {
      term: messages.period(number, dayText(dueDate)),
      description: takes > 0 ? messages.takes(formatMoney(takes)) : formatMoney(pays),
      isNumeric: takes === 0,
      isStrong: takes > 0,
      tone: takes > 0 ? ('positive' as const) : ('neutral' as const),
    };
  };
  return (
    <Section title={messages.schedule}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            {
              term: messages.pool(members, formatMoney(amount)),
              description: formatMoney(committeePool(committee)),
              isNumeric: true,
              isStrong: true,
            },
            { term: messages.pays, description: formatMoney(amount * shares), isNumeric: true },
            {
              term: messages.paysInAll,
              description: formatMoney(amount * shares * members),
              isNumeric: true,
            },
          ]}
        />
        <DescriptionList items={previewOf(committeeSchedule(committee)).map(itemOf)} />
      </Stack>
    </Section>
  );
}
