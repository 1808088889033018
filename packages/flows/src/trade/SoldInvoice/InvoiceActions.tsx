import { PAPERS, type Paper, whatsappLink } from '@handset/domain';
import { Button, ButtonLink, Inline, SegmentedControl, useWords } from '@handset/ui';
import { MessageCircle, Printer, Share2 } from 'lucide-react';
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
}

const icon = { size: 18, strokeWidth: 1.75 };

/** Actions on an invoice: choose the paper, print, send. */
export function InvoiceActions({ document, paper, onPaperChange, onPrint, onShare }: InvoiceActionsProps) {
  const messages = useWords(invoiceMessages);
  const text = useInvoiceText(document);
  return (
    <Inline gap={2} isWrapping align="center">
      <PaperChoice paper={paper} onPaperChange={onPaperChange} />
      <ButtonLink
        href={whatsappLink(document.customer.number, text)}
        target="_blank"
        icon={<MessageCircle {...icon} />}
      >
        {messages.whatsapp}
      </ButtonLink>
      {onShare ? (
        <Button icon={<Share2 {...icon} />} onPress={() => onShare(text)}>
          {messages.share}
        </Button>
      ) : null}
      <Button
        variant="primary"
        icon={<Printer {...icon} />}
        onPress={() => (onPrint ? onPrint() : window.print())}
      >
        {messages.print}
      </Button>
    </Inline>
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
