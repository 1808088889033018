import { effectiveCost, type MinorUnits, payableLater } from '@handset/domain';
import { DescriptionList, Effects, Stack, Text } from '@handset/ui';
import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import * as layout from '../form/layout.css.ts';
import { useLate } from '../form/useLate.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { BulkPurchaseLists } from './BulkPurchase.tsx';
import { type BulkValues, dueNow } from './bulkDraft.ts';
import { lotParty, useBulkEffects } from './bulkEffects.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useBook } from './useLotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

interface LotSummaryProps extends Pick<BulkPurchaseLists, 'parties' | 'banks' | 'pocketBalance'> {
  book: LotBook;
  mode: 'purchase' | 'edit';
}

/** What is bought, what is paid, what stays owed, and what the balances become, as the lot is filled. */
export function LotSummary(props: LotSummaryProps) {
  const values = useLate(useWatch<BulkValues>() as BulkValues);
  const total = useLate(useLotTotal(props.book));
  return <Summary {...props} values={values} total={total} />;
}

/** Drawn anew when what it is given has followed, and for the rows; the total alone is that of this key. */
const Summary = memo(function Summary(props: LotSummaryProps & { values: BulkValues; total: MinorUnits }) {
  const { book, mode, parties, banks, pocketBalance, values, total } = props;
  const messages = useMessages(bulkMessages);
  const { formatMoney } = useFlows();
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
              { term: messages.paidNow, ...money(due) },
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
    </aside>
  );
});

function Total({ book }: { book: LotBook }) {
  const { formatMoney } = useFlows();
  return formatMoney(useLotTotal(book));
}
