import { DescriptionList, type Effect, Effects, Stack, Text, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import * as layout from '../../form/layout.css.ts';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import { type SettleDraft, settleTotals } from './settleDraft.ts';

/** Totals of the settlement and its effects, updated as the form is filled in. */
export function SettleSummary({ effectsOf }: { effectsOf: (draft: SettleDraft) => Effect[] }) {
  const messages = useWords(dispatchSettleMessages);
  const { formatMoney } = useFlows();
  const draft = useWatch<SettleDraft>() as SettleDraft;
  const { total, now, later } = settleTotals(draft);
  const isTouched = draft.outcomes.some(({ outcome }) => outcome !== 'kept');
  const money = (amount: number) => ({ description: formatMoney(amount), isNumeric: true });
  return (
    <aside className={layout.summary} aria-label={messages.summary}>
      <h3 className={layout.sectionTitle}>{messages.summary}</h3>
      {isTouched ? (
        <Stack gap={4}>
          {total > 0 ? (
            <DescriptionList
              items={[
                { term: messages.total, ...money(total), isStrong: true },
                { term: messages.now, ...money(now) },
                { term: messages.later, ...money(later), tone: later > 0 ? 'caution' : 'neutral' },
              ]}
            />
          ) : null}
          <Effects effects={effectsOf(draft)} />
        </Stack>
      ) : (
        <Text tone="muted">{messages.nothingYet}</Text>
      )}
    </aside>
  );
}
