import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { useDayText } from '../../form/useDayText.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { BankTerm, SheetLine } from './SheetLine.tsx';
import * as styles from './SoldInvoice.css.ts';

/** Totals of the sale, its payment and the amount still due. */
export function SheetTotals({ invoice }: { invoice: InvoiceDocument }) {
  const messages = useWords(invoiceMessages);
  const { payment, exchange } = invoice;
  return (
    <div className={styles.section}>
      <dl className={styles.totals} aria-label={messages.totals}>
        {invoice.accessories.length > 0 && invoice.phones.length > 0 ? (
          <>
            <SheetLine term={messages.phonesTotal} amount={invoice.phonesTotal} />
            <SheetLine term={messages.accessoriesTotal} amount={invoice.accessoriesTotal} />
          </>
        ) : null}
        <SheetLine term={messages.total} amount={invoice.total} className={styles.grandTotal} />
        {exchange ? <SheetLine term={messages.exchangeLess} amount={-exchange.value} /> : null}
        {payment.pocketCash > 0 ? (
          <SheetLine
            term={payment.isPaidOut ? messages.paidOutInCash : messages.paidInCash}
            amount={payment.pocketCash}
          />
        ) : null}
        {payment.cashGiven !== undefined ? (
          <>
            <SheetLine term={messages.cashGiven} amount={payment.cashGiven} />
            <SheetLine term={messages.changeBack} amount={payment.cashGiven - payment.pocketCash} />
          </>
        ) : null}
        {payment.bank > 0 ? (
          <SheetLine
            term={
              <BankTerm
                term={payment.isPaidOut ? messages.paidOutByBank : messages.paidByBank}
                bankName={payment.bankName}
              />
            }
            amount={payment.bank}
          />
        ) : null}
        {invoice.isVoid ? null : <Balance invoice={invoice} />}
      </dl>
      <SaleStatus invoice={invoice} />
      {invoice.isVoid ? null : <Account invoice={invoice} />}
    </div>
  );
}

function Balance({ invoice: { balanceDue, since, dueDate } }: { invoice: InvoiceDocument }) {
  const messages = useWords(invoiceMessages);
  const format = useDayText();
  const due = since?.outstanding ?? balanceDue;
  return (
    <>
      {since && balanceDue > 0 ? (
        <>
          <SheetLine term={messages.balanceAtSale} amount={balanceDue} />
          {since.paid > 0 ? <SheetLine term={messages.paidSince} amount={-since.paid} /> : null}
          {since.returned > 0 ? <SheetLine term={messages.offForReturns} amount={-since.returned} /> : null}
          {since.letOff > 0 ? <SheetLine term={messages.letOff} amount={-since.letOff} /> : null}
        </>
      ) : null}
      {due > 0 ? (
        <SheetLine
          term={dueDate ? messages.dueBy(format(dueDate)) : messages.balanceDue}
          amount={due}
          className={styles.balance}
        />
      ) : null}
    </>
  );
}

/** The customer's whole balance before the sale, what the sale added to it, and what it came to. */
function Account({ invoice: { account, balanceDue } }: { invoice: InvoiceDocument }) {
  const messages = useWords(invoiceMessages);
  if (!account) return null;
  const { before, after } = account;
  return (
    <dl className={styles.account}>
      <SheetLine term={before < 0 ? messages.previousInFavour : messages.previousBalance} amount={before} />
      <SheetLine term={messages.thisOnCredit} amount={balanceDue} />
      <SheetLine
        term={after < 0 ? messages.newInFavour : messages.newBalance}
        amount={after}
        className={styles.accountAfter}
      />
    </dl>
  );
}

/** Describes the state of the sale once nothing is left to pay. */
function SaleStatus({ invoice }: { invoice: InvoiceDocument }) {
  const messages = useWords(invoiceMessages);
  const format = useDayText();
  const { formatMoney } = useFlows();
  const { isVoid, returns = [], balanceDue, since } = invoice;
  if (isVoid) {
    const undone = returns.find(({ kind }) => kind === 'void')?.date ?? invoice.date;
    return <p className={styles.undone}>{messages.voidNote(format(undone))}</p>;
  }
  const due = since?.outstanding ?? balanceDue;
  if (due > 0) return null;
  return (
    <p className={styles.settled}>
      {due < 0 ? messages.owedToCustomer(formatMoney(-due)) : messages.paidInFull}
    </p>
  );
}
