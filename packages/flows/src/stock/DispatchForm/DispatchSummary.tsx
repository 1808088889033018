import { DescriptionList, Effects, Stack, Text, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import type { Party } from '../../form/embedding.ts';
import * as layout from '../../form/layout.css.ts';
import { type DispatchDraft, type DispatchUnit, dispatchValue } from './dispatchDraft.ts';
import { dispatchFormMessages } from './dispatchFormMessages.ts';

/** Receiver, number of phones, expected value and number left to sell. */
export function DispatchSummary({
  parties,
  units,
}: {
  parties: readonly Party[];
  units: readonly DispatchUnit[];
}) {
  const messages = useWords(dispatchFormMessages);
  const { formatMoney } = useFlows();
  const draft = useWatch<DispatchDraft>() as DispatchDraft;
  const count = draft.units.length;
  const { entity } = draft;
  const receiver =
    entity.mode === 'new' ? entity.name : (parties.find(({ _id }) => _id === entity._id)?.name ?? '');
  const onShelf = units.filter(({ state = 'in-stock' }) => state === 'in-stock').length;
  return (
    <aside className={layout.summary} aria-label={messages.summary}>
      <h3 className={layout.sectionTitle}>{messages.summary}</h3>
      {count === 0 && receiver === '' ? (
        <Text tone="muted">{messages.nothingYet}</Text>
      ) : (
        <Stack gap={4}>
          <DescriptionList
            items={[
              ...(receiver ? [{ term: messages.to, description: receiver }] : []),
              { term: messages.count, description: String(count), isNumeric: true, isStrong: true },
              {
                term: messages.value,
                description: formatMoney(dispatchValue(draft.units)),
                isNumeric: true,
                isStrong: true,
              },
            ]}
          />
          {count > 0 && onShelf >= count ? (
            <Effects
              effects={[{ label: messages.toSell, from: String(onShelf), to: String(onShelf - count) }]}
            />
          ) : null}
        </Stack>
      )}
    </aside>
  );
}
