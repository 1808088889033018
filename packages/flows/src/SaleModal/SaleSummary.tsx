import type { MinorUnits } from '@handset/domain';
import { Effects } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { partyEffect } from '../EntityPicker/partyEffect.ts';
import type { Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { plain, sectionTitle } from '../form/layout.css.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './SaleModal.css.ts';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';
import { useSaleTotals } from './useSaleTotals.ts';

/** What the sale comes to so far: what is sold, what is paid from where, what stays owed. */
export function SaleSummary({ parties }: { parties: readonly Party[] }) {
  const messages = useMessages(saleMessages);
  const common = useMessages(commonMessages);
  const { formatMoney } = useFlows();
  const totals = useSaleTotals();
  const [phones, sellingType, pocketCash, accountCash, bankName, entity] = useWatch<
    SaleDraft,
    ['imeiPrices', 'sellingType', 'pocketCash', 'accountCash', 'bankName', 'entity']
  >({ name: ['imeiPrices', 'sellingType', 'pocketCash', 'accountCash', 'bankName', 'entity'] });
  const customer =
    entity.mode === 'existing'
      ? parties.find(({ _id }) => _id === entity._id)
      : { name: entity.name, balance: 0 };

  const isOut = totals.now < 0;
  const moves = isOut ? messages.paidFrom : messages.receivedBy;
  const unplaced = Math.abs(totals.now) - (pocketCash ?? 0) - (accountCash ?? 0);
  return (
    <aside className={styles.summary} aria-label={messages.summary}>
      <h3 className={sectionTitle}>{messages.summary}</h3>
      <dl className={styles.figures}>
        <Figure term={messages.summaryPhones(phones.length)} amount={totals.phones} />
        {totals.accessories > 0 && <Figure term={messages.accessories} amount={totals.accessories} />}
        <Figure term={messages.amountDue} amount={totals.due} isTotal />
        {sellingType === 'Exchange' && <Figure term={messages.exchangeValue} amount={0 - totals.exchange} />}
        {sellingType === 'Credit' && (
          <>
            <Figure term={common.payableNow} amount={totals.now} />
            <Figure term={messages.owes} amount={totals.later} isTotal />
          </>
        )}
      </dl>
      {totals.later > 0 && customer?.name && customer.balance !== undefined && (
        <Effects effects={[partyEffect(customer, totals.later, common, formatMoney)]} />
      )}
      {sellingType === 'Exchange' && (
        <p className={styles.difference} data-tone={isOut ? 'caution' : 'positive'}>
          {totals.now > 0
            ? messages.customerPays(formatMoney(totals.now))
            : isOut
              ? messages.shopPays(formatMoney(-totals.now))
              : messages.nobodyPays}
        </p>
      )}
      {totals.now !== 0 && (pocketCash || accountCash) ? (
        <dl className={styles.figures}>
          {pocketCash ? <Figure term={moves(messages.pocketCash)} amount={pocketCash} /> : null}
          {accountCash ? <Figure term={moves(bankName || messages.bank)} amount={accountCash} /> : null}
        </dl>
      ) : null}
      {totals.now !== 0 && unplaced !== 0 && (
        <p className={styles.unplaced}>
          {unplaced > 0
            ? messages.notPaidYet(formatMoney(unplaced))
            : messages.tooMuch(formatMoney(-unplaced))}
        </p>
      )}
      <Shortcuts />
    </aside>
  );
}

function Figure({ term, amount, isTotal = false }: { term: string; amount: MinorUnits; isTotal?: boolean }) {
  const { formatMoney } = useFlows();
  return (
    <div className={isTotal ? styles.figureTotal : styles.figure}>
      <dt className={plain}>{term}</dt>
      <dd className={styles.figureAmount}>
        <bdi dir="ltr">{formatMoney(amount)}</bdi>
      </dd>
    </div>
  );
}

/** The keys that save the way to the mouse; not shown where there is no keyboard. */
function Shortcuts() {
  const messages = useMessages(saleMessages);
  return (
    <dl className={styles.shortcuts}>
      {messages.shortcuts.map(([keys, what]) => (
        <div key={keys} className={styles.shortcut}>
          <dt className={plain}>
            <kbd className={styles.key} dir="ltr">
              {keys}
            </kbd>
          </dt>
          <dd className={styles.shortcutText}>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
