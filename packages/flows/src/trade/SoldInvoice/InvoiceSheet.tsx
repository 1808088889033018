import { amountInWords, MAX_AMOUNT, type Paper } from '@handset/domain';
import { lightTheme, useUI, useWords } from '@handset/ui';
import { useRef } from 'react';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { lengthOfTerms, termsOf } from './invoiceTerms.ts';
import { printed } from './printing.css.ts';
import { QrCode } from './QrCode.tsx';
import { SheetAccessories } from './SheetAccessories.tsx';
import { SheetExchange } from './SheetExchange.tsx';
import { SheetFacts } from './SheetFacts.tsx';
import { SheetFoot } from './SheetFoot.tsx';
import { SheetHead } from './SheetHead.tsx';
import { SheetModels } from './SheetModels.tsx';
import { MAX_SHEET_LINES } from './SheetName.tsx';
import { SheetPhones } from './SheetPhones.tsx';
import { SheetReturns } from './SheetReturns.tsx';
import { SheetTerms } from './SheetTerms.tsx';
import { SheetTotals } from './SheetTotals.tsx';
import * as styles from './SoldInvoice.css.ts';
import { useReceiptPage } from './useReceiptPage.ts';

/** Props of an invoice on paper. */
export interface InvoiceSheetProps {
  /** The content to print. See `invoiceOfDraft` and `invoiceOfSale`. */
  document: InvoiceDocument;
  /** A4, or the 80 mm of a receipt printer. @default 'A4' */
  paper?: Paper | undefined;
  /** Whether it was handed out before: it is marked as a duplicate. @default false */
  isDuplicate?: boolean | undefined;
  /** Whether it is only a preview, which leaves the page's own printing unchanged. @default false */
  isPreview?: boolean | undefined;
}

/** An invoice on its paper, white on every screen. */
export function InvoiceSheet(props: InvoiceSheetProps & { title: string }) {
  const { document: invoice, paper = 'A4', isDuplicate = false, isPreview = false, title } = props;
  const messages = useWords(invoiceMessages);
  const { rootProps } = useUI();
  const sheet = useRef<HTMLElement>(null);
  const page = useReceiptPage(sheet, paper);
  const isReceipt = paper === '80mm';
  const { phones, accessories, exchange, returns, invoiceNumber, isVoid } = invoice;
  const terms = termsOf(invoice, {
    phones: messages.defaultTerms,
    accessories: messages.defaultAccessoryTerms,
  });
  // Short terms go beside the totals, so that an ordinary sale fits one sheet.
  const areTermsShort = !isReceipt && lengthOfTerms(terms) <= SHORT_TERMS;
  const unnumbered = invoice.isWaiting ? messages.waiting : messages.draft;
  const isDraft = invoiceNumber === undefined && !invoice.isWaiting;
  const watermark = isVoid ? messages.void : isDraft ? messages.draft : undefined;
  return (
    <div className={styles.desk}>
      <article
        ref={sheet}
        className={[
          lightTheme,
          styles.paper,
          ...(isReceipt ? [styles.receipt] : []),
          ...(isPreview ? [] : [printed, page]),
        ].join(' ')}
        lang={rootProps.lang}
        dir={rootProps.dir}
        aria-label={`${title} ${invoiceNumber ?? unnumbered}`}
        data-paper={paper}
        data-long={phones.length > MAX_SHEET_LINES || undefined}
      >
        {watermark ? (
          <div
            className={styles.watermark}
            data-word={watermark}
            data-void={isVoid || undefined}
            aria-hidden
          />
        ) : null}
        <SheetHead {...{ invoice, title, isDuplicate }} hasCode={!isReceipt} />
        <SheetFacts invoice={invoice} />
        {phones.length > MAX_SHEET_LINES ? <SheetModels phones={phones} /> : null}
        {phones.length > 0 ? <SheetPhones {...{ invoice, isReceipt }} /> : null}
        {accessories.length > 0 ? <SheetAccessories {...{ invoice, isReceipt }} /> : null}
        {phones.length + accessories.length === 0 ? (
          <p className={styles.nothing}>{messages.nothing}</p>
        ) : null}
        {exchange ? <SheetExchange exchange={exchange} /> : null}
        <div className={styles.closing}>
          <div className={styles.closingText}>
            <AmountInWords invoice={invoice} />
            {areTermsShort ? <SheetTerms groups={terms} /> : null}
          </div>
          <SheetTotals invoice={invoice} />
        </div>
        {returns ? <SheetReturns returns={returns} /> : null}
        {/* Where it is found at once: terms are long. */}
        {isReceipt && invoiceNumber ? (
          <QrCode className={styles.qrOfReceipt} text={invoiceNumber} label={messages.qr(invoiceNumber)} />
        ) : null}
        {areTermsShort ? null : <SheetTerms groups={terms} />}
        <SheetFoot invoice={invoice} />
      </article>
    </div>
  );
}

/** Maximum length of terms that fit beside the totals, in characters. */
const SHORT_TERMS = 600;

/** The total spelled out; the words are for rupees. */
function AmountInWords({ invoice: { total } }: { invoice: InvoiceDocument }) {
  const messages = useWords(invoiceMessages);
  const { locale, currency } = useUI();
  if (currency !== 'PKR' || !(Math.abs(total) <= MAX_AMOUNT)) return null;
  return (
    <section className={styles.section}>
      <h3 className={styles.sectionTitle}>{messages.inWords}</h3>
      <p className={styles.words}>{amountInWords(total, locale)}</p>
    </section>
  );
}
