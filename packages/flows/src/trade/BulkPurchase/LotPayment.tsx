import { paymentRule } from '@handset/domain';
import { Banner, Stack, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { commonMessages } from '../../form/commonMessages.ts';
import type { WalletLists } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { Section } from '../../form/Section.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { CreditFields } from '../../money/CreditFields/CreditFields.tsx';
import { PaymentFields } from '../../money/WalletTransaction/PaymentFields.tsx';
import { type BulkValues, dueNow } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

interface LotPaymentProps extends WalletLists {
  book: LotBook;
  mode: 'purchase' | 'edit';
  /** Whether saving waits for the source of the money. */
  isPaying: boolean;
  /** Called when the wallet closes. */
  onClose: () => void;
  /** Called once the source is chosen that saving waits for. */
  onPaid: () => void;
}

/** Amounts paid now and later, and the source of the money. */
export function LotPayment({ book, mode, isPaying, onClose, onPaid, ...wallet }: LotPaymentProps) {
  const messages = useWords(bulkMessages);
  const common = useWords(commonMessages);
  const total = useLotTotal(book);
  const errorOf = useErrorOf();
  const [purchasePaymentType, creditPaymentData, payment, date] = useWatch<
    BulkValues,
    ['purchasePaymentType', 'creditPaymentData', 'payment', 'date']
  >({ name: ['purchasePaymentType', 'creditPaymentData', 'payment', 'date'] });
  const due = dueNow(total, { purchasePaymentType, creditPaymentData });
  const isCredit = purchasePaymentType === 'credit';
  // Keep the stored payment unless the lot's total has changed.
  const isStored = mode === 'edit' && !paymentRule(due, payment ?? { pocketCash: 0, accountCash: 0 });
  if (isStored && !isCredit) return null;
  return (
    <Section title={messages.paymentTitle}>
      <Stack>
        {isCredit ? (
          <Field<BulkValues, 'creditPaymentData'> name="creditPaymentData">
            {({ value, onChange, isDisabled }) => (
              <CreditFields
                value={value}
                onChange={onChange}
                total={total}
                minDate={date || undefined}
                names={{
                  payableAmountNow: 'creditPaymentData.payableAmountNow',
                  dateOfPayment: 'creditPaymentData.dateOfPayment',
                }}
                errors={{
                  payableAmountNow: errorOf('creditPaymentData.payableAmountNow'),
                  dateOfPayment: errorOf('creditPaymentData.dateOfPayment'),
                }}
                isDisabled={isDisabled}
              />
            )}
          </Field>
        ) : null}
        {isStored ? null : (
          <>
            {mode === 'edit' ? <Banner tone="caution">{messages.editedPayment}</Banner> : null}
            <Field<BulkValues, 'payment'> name="payment">
              {({ value, onChange, errorMessage, isDisabled }) => (
                <PaymentFields
                  due={due}
                  barLabel={common.payableNow}
                  buttonLabel={mode === 'edit' ? messages.changePayment : undefined}
                  {...{ value, errorMessage, isDisabled, ...wallet }}
                  // The balances have paid the lot before, and the server asks for the difference alone.
                  canGoBelowZero={mode === 'edit' || undefined}
                  onChange={(split) => {
                    onChange(split);
                    if (isPaying && split) onPaid();
                  }}
                  isWalletOpen={isPaying || undefined}
                  onWalletOpenChange={(isOpen) => {
                    if (!isOpen) onClose();
                  }}
                />
              )}
            </Field>
          </>
        )}
      </Stack>
    </Section>
  );
}
