import { PAPERS, type Paper, whatsappLink } from '@handset/domain';
import { Button, ButtonLink, SegmentedControl, useWords } from '@handset/ui';
import { MessageCircle, Printer, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { CashAndChange } from './CashAndChange.tsx';
import * as styles from './InvoiceActions.css.ts';
import type { InvoiceDocument } from './InvoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { useInvoiceText } from './useInvoiceText.ts';

/** Props of InvoiceActions. */
export interface InvoiceActionsProps {
  /** The invoice below. */
  document: InvoiceDocument;
  /** The paper it is shown on. */
  paper: Paper;
  /** Called with the paper that was chosen. */
  onPaperChange: (paper: Paper) => void;
  /** Called when it is to be printed. @default opens the browser's print dialog, which also makes PDFs */
  onPrint?: (() => void) | undefined;
  /** Called with the invoice as plain text. Without it there is no such button. */
  onShare?: ((text: string) => void) | undefined;
  /** The main action in place of printing, such as to begin the next sale once this one is printed. */
  main?: ReactNode;
  /** Further actions, at the end. */
  more?: ReactNode;
}

const icon = { size: 18, strokeWidth: 1.75 };

/** Actions on an invoice: choose the paper, send, print. They come with the change to hand back where cash was counted. */
export function InvoiceActions(props: InvoiceActionsProps) {
  const { document, paper, onPaperChange, onPrint, onShare, main, more } = props;
  const messages = useWords(invoiceMessages);
  const text = useInvoiceText(document);
  const print = (
    <Button
      variant={main ? 'secondary' : 'primary'}
      icon={<Printer {...icon} />}
      isFullWidth={!main}
      onPress={() => (onPrint ? onPrint() : window.print())}
    >
      {main ? <span className={styles.word}>{messages.print}</span> : messages.print}
    </Button>
  );
  return (
    <div className={styles.bar}>
      <PaperChoice paper={paper} onPaperChange={onPaperChange} />
      <ButtonLink
        href={whatsappLink(document.customer.number, text)}
        target="_blank"
        icon={<MessageCircle {...icon} />}
      >
        <span className={styles.word}>{messages.whatsapp}</span>
      </ButtonLink>
      {onShare ? (
        <Button icon={<Share2 {...icon} />} onPress={() => onShare(text)}>
          <span className={styles.word}>{messages.share}</span>
        </Button>
      ) : null}
      {main ? print : null}
      <div className={styles.head}>
        <div className={styles.main}>{main ?? print}</div>
        {more}
      </div>
      <CashAndChange payment={document.payment} />
    </div>
  );
}

/** A4 or 80 mm. */
export function PaperChoice({
  paper,
  onPaperChange,
  isDisabled,
}: Pick<InvoiceActionsProps, 'paper' | 'onPaperChange'> & { isDisabled?: boolean }) {
  const messages = useWords(invoiceMessages);
  return (
    <SegmentedControl
      label={messages.paper}
      isLabelHidden
      options={PAPERS.map((value) => ({ value, label: messages.papers[value] }))}
      value={paper}
      onChange={onPaperChange}
      isDisabled={isDisabled}
    />
  );
}
