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
import { PARK_KEY, saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';
import type { Stock } from './useStock.ts';

interface SaleSummaryProps {
  parties: readonly Party[];
  stock: Stock;
  canPark: boolean;
  /** The payment. */
  children: ReactNode;
}

/** Summary of the sale so far: goods, debt and payment. */
export function SaleSummary({ parties, stock, canPark, children }: SaleSummaryProps) {
  const messages = useWords(saleMessages);
  const common = useWords(commonMessages);
  const { formatMoney } = useFlows();
  const { isCostHidden } = useFlowSettings();
  const totals = useSaleTotals();
  const [phones, sellingType, pocketCash, accountCash, entity] = useWatch<
    SaleDraft,
    ['imeiPrices', 'sellingType', 'pocketCash', 'accountCash', 'entity']
  >({ name: ['imeiPrices', 'sellingType', 'pocketCash', 'accountCash', 'entity'] });
  const customer = partyOf(entity, parties);
  const profit = isCostHidden ? null : profitOf(phones, stock);

  const isOut = totals.now < 0;
  const due = totals.due - totals.exchange;
  const unplaced = Math.abs(totals.now) - (pocketCash ?? 0) - (accountCash ?? 0);
  return (
    <aside className={styles.summary} aria-label={messages.summary}>
      <dl className={styles.figures}>
        <Figure term={due < 0 ? messages.payOut : messages.amountDue} amount={Math.abs(due)} isDue />
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
      {totals.now !== 0 && unplaced !== 0 && (
        <p className={styles.unplaced}>
          {unplaced > 0
            ? messages.notPaidYet(formatMoney(unplaced))
            : messages.tooMuch(formatMoney(-unplaced))}
        </p>
      )}
      <Shortcuts shortcuts={messages.shortcuts.filter(([key]) => canPark || key !== PARK_KEY)} />
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
  /** Whether it is the main figure. */
  isDue?: boolean;
  isTotal?: boolean;
}

function Figure({ term, amount, isDue = false, isTotal = false }: FigureProps) {
  const { formatMoney } = useFlows();
  return (
    <div className={isDue ? styles.figureDue : isTotal ? styles.figureTotal : styles.figure}>
      <dt className={isDue ? styles.dueTerm : plain}>{term}</dt>
      <dd className={isDue ? styles.dueAmount : styles.figureAmount}>
        <bdi dir="ltr" className={styles.amount}>
          {formatMoney(amount)}
        </bdi>
      </dd>
    </div>
  );
}
