import type { Paper, TradeWarning } from '@handset/domain';
import { Banner, Button, Effects, Heading, Stack, Text, useWords } from '@handset/ui';
import { Pencil, Printer } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isSubmitKey } from '../../base/isSubmitKey.ts';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError, SubmitHandler } from '../../form/embedding.ts';
import { Key } from '../../form/Key.tsx';
import { plain } from '../../form/layout.css.ts';
import { Warnings } from '../../form/Warnings.tsx';
import { walletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import { BelowZero } from '../../money/wallets/BelowZero.tsx';
import { AccessoryInvoice } from '../AccessoryInvoice/AccessoryInvoice.tsx';
import { CashAndChange } from '../SoldInvoice/CashAndChange.tsx';
import { PaperChoice } from '../SoldInvoice/InvoiceActions.tsx';
import type { InvoiceDocument } from '../SoldInvoice/InvoiceDocument.ts';
import { customerName, invoiceMessages } from '../SoldInvoice/invoiceMessages.ts';
import { SoldInvoice } from '../SoldInvoice/SoldInvoice.tsx';
import { type InvoiceBalances, invoiceEffects } from './invoiceEffects.ts';
import * as styles from './SoldInvoiceReview.css.ts';
import { type ReviewSubmission, useReviewSubmission } from './useReviewSubmission.ts';

/** Props of the review of a sale before it is saved. */
export interface SoldInvoiceReviewProps {
  /** The draft's invoice: see `invoiceOfDraft`. One of accessories alone is shown as such. */
  document: InvoiceDocument;
  /** Saves the sale. Called once, and again only after a refusal, which is shown while everything is kept. */
  onSubmit: SubmitHandler<ReviewSubmission>;
  /** Called to go back to the form; the draft is the host's to keep. */
  onEdit: () => void;
  /** Called with failures. The review itself informs the user. */
  onError?: ((error: FlowError) => void) | undefined;
  /** Whether an earlier attempt may have saved the sale. It can then be saved again, but not edited. @default false */
  isUncertain?: boolean | undefined;
  /** The paper that is chosen at first. @default 'A4' */
  defaultPaper?: Paper | undefined;
  /** Balances before the sale, shown before and after. */
  balances?: InvoiceBalances | undefined;
  /** Unusual points of the sale: see `saleTradeWarnings`. */
  warnings?: readonly TradeWarning[] | undefined;
}

/** The key that presses the button with focus, as it is printed on keyboards. */
const SAVE_KEY = 'Enter';

/** The invoice as it will be, what saving it changes, and the two ways on: save and print it, or go back and correct the sale. */
export function SoldInvoiceReview(props: SoldInvoiceReviewProps) {
  const {
    document,
    onSubmit,
    onEdit,
    onError,
    isUncertain = false,
    defaultPaper = 'A4',
    warnings = [],
  } = props;
  const messages = useWords(invoiceMessages);
  const { formatMoney } = useFlows();
  const [paper, setPaper] = useState(defaultPaper);
  const { submit, isSaving, problems } = useReviewSubmission({ onSubmit, onError });
  const review = useRef<HTMLDivElement>(null);
  useCtrlEnter(review, () => submit({ paper }));
  const isAccessories = document.phones.length === 0 && document.accessories.length > 0;
  const Invoice = isAccessories ? AccessoryInvoice : SoldInvoice;
  return (
    <div ref={review} className={styles.review}>
      <header className={styles.bar}>
        <div className={styles.words}>
          <Heading level={1} size={4}>
            {messages.review.title}
          </Heading>
          <Text tone="muted">{messages.review.description}</Text>
          <p className={styles.total}>
            <bdi dir="ltr" className={styles.amount}>
              {formatMoney(document.total)}
            </bdi>{' '}
            <bdi className={plain}>{customerName(document, messages)}</bdi>
            <CashAndChange payment={document.payment} />
          </p>
        </div>
        <div className={styles.actions}>
          <PaperChoice paper={paper} onPaperChange={setPaper} isDisabled={isSaving} />
          <Button
            icon={<Pencil size={18} strokeWidth={1.75} />}
            isDisabled={isSaving || isUncertain}
            onPress={onEdit}
          >
            {messages.review.edit}
          </Button>
          <div className={styles.save}>
            <Button
              variant="primary"
              icon={<Printer size={18} strokeWidth={1.75} />}
              isPending={isSaving}
              isFullWidth
              autoFocus
              onPress={() => submit({ paper })}
            >
              {isSaving ? (
                messages.review.saving
              ) : (
                <>
                  {messages.review.save} <Key isHint>{SAVE_KEY}</Key>
                </>
              )}
            </Button>
          </div>
        </div>
      </header>
      {(isUncertain || problems.length > 0) && !isSaving ? (
        <div className={styles.bar}>
          <Banner
            tone={isUncertain ? 'caution' : 'critical'}
            title={isUncertain ? messages.review.uncertain : messages.review.failed}
          >
            <Stack gap={1}>
              {problems.map((problem) => (
                <Text key={problem}>{problem}</Text>
              ))}
              <Text>{isUncertain ? messages.review.again : messages.review.kept}</Text>
            </Stack>
          </Banner>
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <div className={styles.warnings}>
          <Warnings warnings={warnings} />
        </div>
      ) : null}
      <ReviewEffects document={document} balances={props.balances ?? {}} />
      <Invoice document={document} paper={paper} />
    </div>
  );
}

/** Saves with Ctrl Enter from anywhere in the review, and from a page where nothing has the focus. */
function useCtrlEnter(review: RefObject<HTMLElement | null>, save: () => void): void {
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (!isSubmitKey(event)) return;
      if (target !== document.body && !review.current?.contains(target as Node)) return;
      event.preventDefault();
      save();
    };
    // Controls keep their key presses to themselves, so this listens before them.
    document.addEventListener('keydown', saveByKey, true);
    return () => document.removeEventListener('keydown', saveByKey, true);
  });
}

function ReviewEffects({ document, balances }: { document: InvoiceDocument; balances: InvoiceBalances }) {
  const { formatMoney } = useFlows();
  const messages = {
    common: useWords(commonMessages),
    wallet: useWords(walletMessages),
    invoice: useWords(invoiceMessages),
  };
  const title = messages.invoice.review.effects;
  const effects = invoiceEffects(document, balances, { formatMoney, messages });
  const overdrawn = document.payment.isPaidOut ? effects.filter(({ tone }) => tone === 'critical') : [];
  return effects.length > 0 ? (
    <section className={styles.effects}>
      <Heading level={2} size={2}>
        {title}
      </Heading>
      <Effects effects={effects} label={title} />
      <BelowZero accounts={overdrawn} />
    </section>
  ) : null;
}
