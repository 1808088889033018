import { effectiveCost, payableLater } from '@handset/domain';
import { DescriptionList, Effects, Stack, Text } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import * as layout from '../form/layout.css.ts';
import { useTrueLate } from '../form/useTrueLate.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { BulkPurchaseLists } from './BulkPurchase.tsx';
import { type BulkValues, dueNow } from './bulkDraft.ts';
import { lotParty, useBulkEffects } from './bulkEffects.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useBook } from './useLotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

/** What is bought, what is paid, what stays owed, and what the balances become, as the lot is filled. */
export function LotSummary({
  book,
  mode,
  parties,
  banks,
  pocketBalance,
}: Pick<BulkPurchaseLists, 'parties' | 'banks' | 'pocketBalance'> & {
  book: LotBook;
  mode: 'purchase' | 'edit';
}) {
  const messages = useMessages(bulkMessages);
  const { formatMoney } = useFlows();
  const values = useWatch<BulkValues>() as BulkValues;
  const total = useLotTotal(book);
  const hasTotal = useTrueLate(total > 0);
  const units = useBook(book, book.units);
  const scanned = useBook(book, book.scanned);
  const effectsOf = useBulkEffects(parties.items, { banks, pocketBalance });
  const due = dueNow(total, values);
  const later = Math.max(payableLater(total, due), 0);
  const seller = lotParty(values.entity, parties.items).name;
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
              { term: messages.buyingPrice, ...money(total), isStrong: true },
              ...(hasIncentives && hasTotal
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
              { term: messages.paidNow, ...money(due) },
              {
                term: messages.staysOwed,
                ...money(later),
                tone: later > 0 ? ('caution' as const) : ('neutral' as const),
              },
            ]}
          />
          {mode === 'purchase' && hasTotal ? (
            <Stack gap={2}>
              <Text weight="medium">{messages.balances}</Text>
              <Effects effects={effectsOf(values, total, units)} />
            </Stack>
          ) : null}
        </Stack>
      ) : (
        <Text tone="muted">{messages.nothingYet}</Text>
      )}
    </aside>
  );
}
