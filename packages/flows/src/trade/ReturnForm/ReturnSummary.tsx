import { DescriptionList, type Effect, Effects, Stack, Text, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import * as layout from '../../form/layout.css.ts';
import { type ReturnDraft, returnMoney } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnSubject } from './returnSubject.ts';

interface ReturnSummaryProps {
  subject: ReturnSubject;
  effectsOf: (draft: ReturnDraft) => Effect[];
}

/** Value, settlement and effects of the return, updated as the form is filled in. */
export function ReturnSummary({ subject, effectsOf }: ReturnSummaryProps) {
  const messages = useWords(returnFormMessages);
  const { formatMoney } = useFlows();
  const draft = useWatch<ReturnDraft>() as ReturnDraft;
  const { due, refund, offBalance } = returnMoney(draft, subject);
  const effects = effectsOf(draft);
  const money = (amount: number) => ({ description: formatMoney(amount), isNumeric: true });
  return (
    <aside className={layout.summary} aria-label={messages.summary[subject.kind]}>
      <h3 className={layout.sectionTitle}>{messages.summary[subject.kind]}</h3>
      {due === 0 ? (
        <Text tone="muted">{messages.nothingYet[subject.kind]}</Text>
      ) : (
        <Stack gap={4}>
          {due === null ? null : (
            <DescriptionList
              items={[
                { term: messages.worth, ...money(Math.abs(due)), isStrong: true },
                { term: messages.refunded, ...money(refund) },
                ...(offBalance
                  ? [
                      {
                        term: offBalance > 0 ? messages.offBalance : messages.onBalance,
                        ...money(Math.abs(offBalance)),
                      },
                    ]
                  : []),
              ]}
            />
          )}
          <Effects effects={effects} />
        </Stack>
      )}
    </aside>
  );
}
