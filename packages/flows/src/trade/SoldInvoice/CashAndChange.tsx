import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import * as styles from './InvoiceActions.css.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';

/** The cash that the customer handed over, and the change to hand back. Nothing where no cash was counted. */
export function CashAndChange({ payment: { cashGiven, pocketCash } }: Pick<InvoiceDocument, 'payment'>) {
  const messages = useWords(invoiceMessages);
  const { formatMoney } = useFlows();
  if (cashGiven === undefined) return null;
  return (
    <span className={styles.cash}>
      {messages.cashGiven}{' '}
      <bdi dir="ltr" className={styles.amount}>
        {formatMoney(cashGiven)}
      </bdi>
      {' · '}
      <strong className={styles.change}>
        {messages.changeBack}{' '}
        <bdi dir="ltr" className={styles.changeAmount}>
          {formatMoney(cashGiven - pocketCash)}
        </bdi>
      </strong>
    </span>
  );
}
