import type { Paper } from '@handset/domain';
import { Banner, Button, Effects, Heading, Text } from '@handset/ui';
import { Pencil, Printer } from 'lucide-react';
import { useState } from 'react';
import { AccessoryInvoice } from '../AccessoryInvoice/AccessoryInvoice.tsx';
import type { FlowError, SubmitHandler } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PaperChoice } from '../SoldInvoice/InvoiceActions.tsx';
import type { InvoiceDocument } from '../SoldInvoice/InvoiceDocument.ts';
import { invoiceMessages } from '../SoldInvoice/invoiceMessages.ts';
import { SoldInvoice } from '../SoldInvoice/SoldInvoice.tsx';
import { walletMessages } from '../WalletTransaction/walletMessages.ts';
import { type InvoiceBalances, invoiceEffects } from './invoiceEffects.ts';
import * as styles from './SoldInvoiceReview.css.ts';
import { type ReviewSubmission, useReviewSubmission } from './useReviewSubmission.ts';

/** Props of the review of a sale before it is saved. */
export interface SoldInvoiceReviewProps {
  /** The draft's invoice: see `invoiceOfDraft`. One of accessories alone is shown as such. */
  document: InvoiceDocument;
  /** Saves the sale; called once, and again only after a refusal. What is answered is shown, and nothing is lost. */
  onSubmit: SubmitHandler<ReviewSubmission>;
  /** Called to go back to the form; the draft is the host's to keep. */
  onEdit: () => void;
  /** Called with what went wrong; people are told by the review itself. */
  onError?: ((error: FlowError) => void) | undefined;
  /** The paper that is chosen at first. @default 'A4' */
  defaultPaper?: Paper | undefined;
  /** What accounts hold before the sale: they are shown before and after. */
  balances?: InvoiceBalances | undefined;
}

/** The invoice as it will be, what saving it changes, and the two ways on: save and print it, or go back and correct the sale. */
export function SoldInvoiceReview(props: SoldInvoiceReviewProps) {
  const { document, onSubmit, onEdit, onError, defaultPaper = 'A4' } = props;
  const messages = useMessages(invoiceMessages);
  const [paper, setPaper] = useState(defaultPaper);
  const { submit, isSaving, problems } = useReviewSubmission({ onSubmit, onError });
  const isAccessories = document.phones.length === 0 && document.accessories.length > 0;
  const Invoice = isAccessories ? AccessoryInvoice : SoldInvoice;
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
          <PaperChoice paper={paper} onPaperChange={setPaper} isDisabled={isSaving} />
          <Button icon={<Pencil size={18} strokeWidth={1.75} />} isDisabled={isSaving} onPress={onEdit}>
            {messages.review.edit}
          </Button>
          <Button
            variant="primary"
            icon={<Printer size={18} strokeWidth={1.75} />}
            isPending={isSaving}
            onPress={() => submit({ paper })}
          >
            {isSaving ? messages.review.saving : messages.review.save}
          </Button>
        </div>
      </header>
      {problems.length > 0 ? (
        <div className={styles.bar}>
          <Banner tone="critical" title={messages.review.failed}>
            {problems.map((problem) => (
              <Text key={problem}>{problem}</Text>
            ))}
            <Text>{messages.review.kept}</Text>
          </Banner>
        </div>
      ) : null}
      <ReviewEffects document={document} balances={props.balances ?? {}} />
      <Invoice document={document} paper={paper} />
    </div>
  );
}

function ReviewEffects({ document, balances }: { document: InvoiceDocument; balances: InvoiceBalances }) {
  const { formatMoney } = useFlows();
  const messages = {
    common: useMessages(commonMessages),
    wallet: useMessages(walletMessages),
    invoice: useMessages(invoiceMessages),
  };
  const title = messages.invoice.review.effects;
  const effects = invoiceEffects(document, balances, { formatMoney, messages });
  return effects.length > 0 ? (
    <section className={styles.effects}>
      <Heading level={2} size={2}>
        {title}
      </Heading>
      <Effects effects={effects} label={title} />
    </section>
  ) : null;
}
