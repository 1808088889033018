import { Banner, Button, Heading, Text } from '@handset/ui';
import { Pencil, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../messages/useMessages.ts';
import type { InvoiceDocument } from './invoiceDocument.ts';
import { invoiceMessages } from './invoiceMessages.ts';
import { SoldInvoice } from './SoldInvoice.tsx';
import * as styles from './SoldInvoiceReview.css.ts';

/** Props of the review of a sale before it is saved. */
export interface SoldInvoiceReviewProps {
  /** The draft's invoice: see `invoiceOfDraft`. */
  document: InvoiceDocument;
  /** Called when the sale shall be saved and printed: once, until `error` says that it failed. */
  onSave: () => void;
  /** Called to go back to the form; the draft is the host's to keep. */
  onEdit: () => void;
  /** Whether the sale is on its way to the server. */
  isSaving?: boolean | undefined;
  /** Why the sale was not saved, in words for staff. */
  error?: string | undefined;
}

/** The invoice as it will be, and the two ways on: save and print it, or go back and correct the sale. */
export function SoldInvoiceReview({
  document,
  onSave,
  onEdit,
  isSaving = false,
  error,
}: SoldInvoiceReviewProps) {
  const messages = useMessages(invoiceMessages);
  const isSent = useRef(false);
  // A second press is let through only after the first has come back with an error.
  useEffect(() => {
    if (!isSaving && error !== undefined) isSent.current = false;
  }, [isSaving, error]);

  const save = () => {
    if (isSent.current || isSaving) return;
    isSent.current = true;
    onSave();
  };

  return (
    <div className={styles.review}>
      <header className={styles.bar}>
        <div className={styles.words}>
          <Heading level={1} size={4}>
            {messages.review.title}
          </Heading>
          <Text tone="muted">{messages.review.description}</Text>
        </div>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<Pencil size={18} strokeWidth={1.75} />}
            isDisabled={isSaving}
            onPress={onEdit}
          >
            {messages.review.edit}
          </Button>
          <Button
            variant="primary"
            icon={<Printer size={18} strokeWidth={1.75} />}
            isPending={isSaving}
            onPress={save}
          >
            {isSaving ? messages.review.saving : messages.review.save}
          </Button>
        </div>
      </header>
      {error !== undefined && (
        <Banner tone="critical" title={messages.review.failed}>
          {error}
          <br />
          {messages.review.kept}
        </Banner>
      )}
      <SoldInvoice document={document} />
    </div>
  );
}
