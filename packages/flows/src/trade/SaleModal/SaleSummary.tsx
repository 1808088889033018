import { type MinorUnits, sum } from '@handset/domain';
import { Effects, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFlowSettings, useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import { plain } from '../../form/layout.css.ts';
import { Shortcuts } from '../../form/Shortcuts.tsx';
import { partyEffect, partyOf } from '../../money/EntityPicker/partyEffect.ts';
import * as styles from './SaleModal.css.ts';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';
import type { Stock } from './useStock.ts';

interface SaleSummaryProps {
  parties: readonly Party[];
  stock: Stock;
  /** The payment. */
  children: ReactNode;
}

/** Summary of the sale so far: goods, debt and payment. */
export function SaleSummary({ parties, stock, children }: SaleSummaryProps) {
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const { formatMoney } = useFlows();
  const { isCostHidden } = useFlowSettings();
  const totals = useSaleTotals();
  const [phones, sellingType, entity] = useWatch<SaleDraft, ['imeiPrices', 'sellingType', 'entity']>({
    name: ['imeiPrices', 'sellingType', 'entity'],
  });
  const customer = partyOf(entity, parties);
  const profit = isCostHidden ? null : profitOf(phones, stock);

  const isOut = totals.now < 0;
  const due = totals.due - totals.exchange;
  return (
    <aside className={styles.summary} aria-label={messages.summary}>
      <dl className={styles.due}>
        <dt className={styles.dueTerm}>{due < 0 ? messages.payOut : messages.amountDue}</dt>
        <dd className={styles.dueAmount}>
          <bdi dir="ltr" className={styles.amount}>
            {formatMoney(Math.abs(due))}
          </bdi>
        </dd>
      </dl>
      <dl className={styles.figures}>
        {phones.length > 0 || totals.accessories === 0 ? (
          <Figure term={messages.summaryPhones(phones.length)} amount={totals.phones} />
        ) : null}
        {totals.accessories > 0 && <Figure term={messages.accessories} amount={totals.accessories} />}
        {sellingType === 'Exchange' && <Figure term={messages.exchangeValue} amount={0 - totals.exchange} />}
        {(sellingType === 'Credit' || totals.later > 0) && (
          <>
            <Figure term={common.payableNow} amount={totals.now} />
            <Figure term={messages.owes} amount={totals.later} isTotal />
          </>
        )}
        {profit !== null && <Figure term={messages.profit} amount={profit} />}
      </dl>
      {totals.later > 0 && customer.name && customer.balance !== undefined && (
        <Effects effects={[partyEffect(customer, totals.later, common, formatMoney)]} />
      )}
      {sellingType === 'Exchange' && (totals.now !== 0 || totals.later === 0) && (
        <p className={styles.difference} data-tone={isOut ? 'caution' : 'positive'}>
          {totals.now > 0
            ? messages.customerPays(formatMoney(totals.now))
            : isOut
              ? messages.shopPays(formatMoney(-totals.now))
              : messages.nobodyPays}
        </p>
      )}
      {children}
      <Shortcuts shortcuts={messages.shortcuts} />
    </aside>
  );
}

/** The profit on the phones of a sale. Null if there are none, or if a cost is unknown or withheld. */
function profitOf(phones: SaleDraft['imeiPrices'], stock: Stock): MinorUnits | null {
  const profits = phones.flatMap(({ imei, price }) => {
    const cost = stock.find(imei)?.purchasePrice ?? null;
    return price === null || cost === null ? [] : [price - cost];
  });
  return profits.length > 0 && profits.length === phones.length ? sum(profits) : null;
}

interface FigureProps {
  term: string;
  amount: MinorUnits;
  isTotal?: boolean;
}

function Figure({ term, amount, isTotal = false }: FigureProps) {
  const { formatMoney } = useFlows();
  return (
    <div className={isTotal ? styles.figureTotal : styles.figure}>
      <dt className={plain}>{term}</dt>
      <dd className={styles.figureAmount}>
        <bdi dir="ltr" className={styles.amount}>
          {formatMoney(amount)}
        </bdi>
      </dd>
    </div>
  );
}
