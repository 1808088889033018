import { formatImei, payableLater, paymentRule } from '@handset/domain';
import { DescriptionList, Effects, Stack, Text, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlowSettings, useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import * as layout from '../../form/layout.css.ts';
import { Shortcuts } from '../../form/Shortcuts.tsx';
import { partyOf } from '../../money/EntityPicker/partyEffect.ts';
import type { PurchaseSlipLists } from './PurchaseSlipProps.ts';
import { dueNow, type PurchaseDraft, phoneText } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';
import { useSlipEffects } from './useSlipEffects.ts';

/** Summary of the slip as it is filled: goods, payment, debt and resulting balances. */
export function SlipSummary({ mode, ...lists }: PurchaseSlipLists & { mode: 'purchase' | 'edit' }) {
  const messages = useWords(purchaseMessages);
  const common = useWords(commonMessages);
  const { formatMoney } = useFlows();
  const { isCostHidden } = useFlowSettings();
  const draft = useWatch<PurchaseDraft>() as PurchaseDraft;
  const effectsOf = useSlipEffects(lists);
  const price = draft.purchasePrice ?? 0;
  const due = dueNow(draft);
  const isPaid = !paymentRule(due, draft.payment ?? { pocketCash: 0, accountCash: 0 });
  const later = Math.max(payableLater(price, due), 0);
  const phone = phoneText(draft);
  const money = (amount: number) => ({ description: formatMoney(amount), isNumeric: true });
  const seller = partyOf(draft.entity, lists.parties.items).name;
  const { finalPrice, purchasePrice } = draft;
  const margin =
    isCostHidden || finalPrice === null || purchasePrice === null ? null : finalPrice - purchasePrice;
  return (
    <aside className={layout.summary} aria-label={messages.summary}>
      <h3 className={layout.sectionTitle}>{messages.summary}</h3>
      {phone || seller || price > 0 ? (
        <Stack gap={4}>
          <Stack gap={1}>
            {phone ? <Text weight="strong">{phone}</Text> : null}
            {draft.imei1 ? (
              <Text isNumeric tone="muted" size={1}>
                {formatImei(draft.imei1)}
              </Text>
            ) : null}
          </Stack>
          <DescriptionList
            items={[
              ...(seller ? [{ term: messages.from, description: seller }] : []),
              { term: messages.purchasePrice, ...money(price), isStrong: true },
              ...(margin === null
                ? []
                : [
                    {
                      term: messages.margin,
                      ...money(margin),
                      tone: margin < 0 ? ('critical' as const) : ('positive' as const),
                    },
                  ]),
              ...(mode === 'purchase'
                ? [
                    { term: isPaid ? messages.paidNow : common.payableNow, ...money(due) },
                    {
                      term: messages.staysOwed,
                      ...money(later),
                      tone: later > 0 ? ('caution' as const) : ('neutral' as const),
                    },
                  ]
                : []),
            ]}
          />
          {mode === 'purchase' && price > 0 ? (
            <Stack gap={2}>
              <Text weight="medium">{messages.balances}</Text>
              <Effects effects={effectsOf(draft)} />
            </Stack>
          ) : null}
        </Stack>
      ) : (
        <Text tone="muted">{messages.nothingYet}</Text>
      )}
      <Shortcuts
        shortcuts={
          mode === 'purchase'
            ? [
                ['F4', common.allFromPocket],
                ['Ctrl Enter', messages.save],
              ]
            : [['Ctrl Enter', messages.update]]
        }
      />
    </aside>
  );
}
