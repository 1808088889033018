import { useWords } from '@handset/ui';
import type { InvoiceReturn } from './InvoiceDocument.ts';
import { DayText } from './invoiceFigures.tsx';
import { invoiceMessages } from './invoiceMessages.ts';
import { BankTerm, SheetLine } from './SheetLine.tsx';
import * as styles from './SoldInvoice.css.ts';

/** Later returns and their settlement. */
export function SheetReturns({ returns }: { returns: readonly InvoiceReturn[] }) {
  const messages = useWords(invoiceMessages);
  return (
    <section className={styles.returns}>
      <h3 className={styles.sectionTitle}>{messages.returns}</h3>
      {returns.map((back, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: returns never move
        <div key={index} className={styles.section}>
          <p className={styles.returnHead}>
            <strong className={styles.strong}>{messages.returnKinds[back.kind]}</strong>{' '}
            <DayText day={back.date} />
            {back.reason ? ': ' : null}
            <bdi className={styles.own}>{back.reason}</bdi>
          </p>
          <Settlement back={back} />
        </div>
      ))}
    </section>
  );
}

function Settlement({ back }: { back: InvoiceReturn }) {
  const messages = useWords(invoiceMessages);
  const { exchangeValue, pocketCash, bank, bankName, isPaidIn, offBalance } = back;
  const bankTerm = isPaidIn ? messages.receivedByBank : messages.refundedByBank;
  return (
    <dl className={styles.totals}>
      <SheetLine term={messages.value} amount={back.total} />
      {exchangeValue > 0 ? <SheetLine term={messages.exchangeGivenBack} amount={-exchangeValue} /> : null}
      {pocketCash > 0 ? (
        <SheetLine term={isPaidIn ? messages.receivedInCash : messages.refundedInCash} amount={pocketCash} />
      ) : null}
      {bank > 0 ? <SheetLine term={<BankTerm term={bankTerm} bankName={bankName} />} amount={bank} /> : null}
      {offBalance === 0 ? null : (
        <SheetLine
          term={offBalance > 0 ? messages.offBalance : messages.onBalance}
          amount={Math.abs(offBalance)}
        />
      )}
    </dl>
  );
}
