import { useWords } from '@handset/ui';
import { invoiceMessages } from './invoiceMessages.ts';
import type { TermsGroup } from './invoiceTerms.ts';
import * as styles from './SoldInvoice.css.ts';

/** The terms of the sold goods. */
export function SheetTerms({ groups }: { groups: readonly TermsGroup[] }) {
  const messages = useWords(invoiceMessages);
  return (
    <section className={styles.terms}>
      <h3 className={styles.sectionTitle}>{messages.terms}</h3>
      {groups.map(({ kind, sentences }) => (
        <div key={kind} className={styles.section}>
          {kind ? <h4 className={styles.termsKind}>{messages.termsOf[kind]}</h4> : null}
          <ol className={styles.termsList}>
            {sentences.map((sentence) => (
              <li key={sentence} className={styles.termsItem}>
                <bdi className={styles.own}>{sentence}</bdi>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
