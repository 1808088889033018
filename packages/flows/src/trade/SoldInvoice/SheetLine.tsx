import type { MinorUnits } from '@handset/domain';
import type { ReactNode } from 'react';
import { Money } from './invoiceFigures.tsx';
import * as styles from './SoldInvoice.css.ts';

interface SheetLineProps {
  term: ReactNode;
  amount: MinorUnits;
  className?: string | undefined;
}

/** One line of a sum. */
export function SheetLine({ term, amount, className = styles.line }: SheetLineProps) {
  return (
    <div className={className}>
      <dt className={styles.lineTerm}>{term}</dt>
      <dd className={styles.definition}>
        <Money amount={amount} />
      </dd>
    </div>
  );
}

/** A term that names the bank that the money went through. */
export function BankTerm({ term, bankName }: { term: string; bankName: string | undefined }) {
  return bankName ? (
    <>
      {term} (<bdi className={styles.own}>{bankName}</bdi>)
    </>
  ) : (
    term
  );
}
