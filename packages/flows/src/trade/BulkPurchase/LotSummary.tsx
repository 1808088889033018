import { effectiveCost, type MinorUnits, payableLater, paymentRule } from '@handset/domain';
import { DescriptionList, Effects, Stack, Text, useWords } from '@handset/ui';
import { memo, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import * as layout from '../../form/layout.css.ts';
import { Shortcuts } from '../../form/Shortcuts.tsx';
import { partyOf } from '../../money/EntityPicker/partyEffect.ts';
import type { BulkPurchaseLists } from './BulkPurchaseProps.ts';
import { type BulkValues, dueNow } from './bulkDraft.ts';
import { useBulkEffects } from './bulkEffects.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useBook } from './useLotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

interface LotSummaryProps extends Pick<BulkPurchaseLists, 'parties' | 'banks' | 'pocketBalance'> {
  book: LotBook;
  mode: 'purchase' | 'edit';
}

/** Summary of the lot as it is filled: goods, payment, debt and resulting balances. */
export function LotSummary(props: LotSummaryProps) {
  const values = useDeferredValue(useWatch<BulkValues>() as BulkValues);
  const total = useDeferredValue(useLotTotal(props.book));
  return <Summary {...props} values={values} total={total} />;
}

/** Rendered with deferred values, so that typing never waits for it; only the total is always current. */
const Summary = memo(function Summary(props: LotSummaryProps & { values: BulkValues; total: MinorUnits }) {
  const { book, mode, parties, banks, pocketBalance, values, total } = props;
  const messages = useWords(bulkMessages);
  const common = useWords(commonMessages);
  const { formatMoney } = useFlows();
  const units = useBook(book, book.units);
  const scanned = useBook(book, book.scanned);
  const effectsOf = useBulkEffects(parties.items, { banks, pocketBalance });
  const due = dueNow(total, values);
  const isPaid = !paymentRule(due, values.payment ?? { pocketCash: 0, accountCash: 0 });
  const later = Math.max(payableLater(total, due), 0);
  const seller = partyOf(values.entity, parties.items).name;
  const { lifting, promo, activation } = values.prices;
  const money = (amount: number) => ({ description: formatMoney(amount), isNumeric: true });
  const hasIncentives = Boolean(lifting || promo || activation);
  return (
    <aside className={layout.summary} aria-label={messages.summary}>
      <h3 className={layout.sectionTitle}>{messages.summary}</h3>
      {seller || total > 0 || scanned > 0 ? (
        <Stack gap={4}>
          <DescriptionList
            items={[
              ...(seller ? [{ term: messages.from, description: seller }] : []),
              { term: messages.quantityTotal, description: String(units), isNumeric: true },
              { term: messages.scannedLabel, description: `${scanned} / ${units}`, isNumeric: true },
              {
                term: messages.buyingPrice,
                description: <Total book={book} />,
                isNumeric: true,
                isStrong: true,
              },
              ...(hasIncentives && total > 0
                ? [
                    {
                      term: messages.effectiveCost,
                      ...money(
                        effectiveCost(total, {
                          lifting: lifting ?? 0,
                          promo: promo ?? 0,
                          activation: activation ?? 0,
                        }),
                      ),
                    },
                  ]
                : []),
              { term: isPaid ? messages.paidNow : common.payableNow, ...money(due) },
              {
                term: messages.staysOwed,
                ...money(later),
                tone: later > 0 ? ('caution' as const) : ('neutral' as const),
              },
            ]}
          />
          {mode === 'purchase' && total > 0 ? (
            <Stack gap={2}>
              <Text weight="medium">{messages.balances}</Text>
              <Effects effects={effectsOf(values, total, units)} />
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
                ['Ctrl Enter', common.save],
              ]
            : [['Ctrl Enter', common.save]]
        }
      />
    </aside>
  );
});

function Total({ book }: { book: LotBook }) {
  const { formatMoney } = useFlows();
  return formatMoney(useLotTotal(book));
}
