import { paymentRule, paymentStatus } from '@handset/domain';
import { Badge, DatePicker, FormGrid, SegmentedControl, Stack, Text, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import { Field } from '../../form/Field.tsx';
import { Section } from '../../form/Section.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { EntityPicker } from '../../money/EntityPicker/EntityPicker.tsx';
import * as styles from './BulkPurchase.css.ts';
import type { BulkPurchaseLists } from './BulkPurchaseProps.ts';
import { type BulkValues, dueNow } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useLotTotal } from './useLotTotal.ts';

/** Supplier, payment method and date of the lot. */
export function LotHead({
  book,
  mode,
  parties,
  onCreateParty,
  onError,
}: Pick<BulkPurchaseLists, 'parties' | 'onCreateParty' | 'onError'> & {
  book: LotBook;
  mode: 'purchase' | 'edit';
}) {
  const messages = useWords(bulkMessages);
  const common = useWords(commonMessages);
  const { today } = useFlows();
  const errorOf = useErrorOf();
  return (
    <Section title={messages.partyTitle}>
      <FormGrid>
        <Stack gap={2}>
          <Field<BulkValues, 'purchasePaymentType'> name="purchasePaymentType">
            {(field) => (
              <SegmentedControl
                label={messages.paymentType}
                options={[
                  { value: 'full-payment', label: messages.paymentTypes['full-payment'] },
                  { value: 'credit', label: messages.paymentTypes.credit },
                ]}
                isRequired
                isFullWidth
                {...field}
              />
            )}
          </Field>
          <PaymentStatus book={book} />
        </Stack>
        <Field<BulkValues, 'date'> name="date">
          {(field) => <DatePicker label={common.date} max={today} isRequired {...field} />}
        </Field>
      </FormGrid>
      <Field<BulkValues, 'entity'> name="entity">
        {({ value, onChange, isDisabled }) => (
          <EntityPicker
            value={value}
            onChange={onChange}
            errors={{
              _id: errorOf('entity._id'),
              name: errorOf('entity.name'),
              number: errorOf('entity.number'),
              reference: errorOf('entity.reference'),
            }}
            {...{ parties, onCreateParty, onError }}
            // A stored lot keeps its party. To change it, void the lot and enter it again.
            isDisabled={isDisabled || mode === 'edit'}
            autoFocus={mode === 'purchase'}
          />
        )}
      </Field>
    </Section>
  );
}

/** A full payment is paid once the money covers it, a credit is pending. */
function PaymentStatus({ book }: { book: LotBook }) {
  const messages = useWords(bulkMessages);
  const total = useLotTotal(book);
  const [purchasePaymentType, creditPaymentData, payment] = useWatch<
    BulkValues,
    ['purchasePaymentType', 'creditPaymentData', 'payment']
  >({ name: ['purchasePaymentType', 'creditPaymentData', 'payment'] });
  const status = paymentStatus(purchasePaymentType);
  const due = dueNow(total, { purchasePaymentType, creditPaymentData });
  if (status === 'paid' && (!payment || paymentRule(due, payment))) return null;
  return (
    <div className={styles.inline}>
      <Text tone="muted" size={1}>
        {messages.paymentStatus}
      </Text>
      <Badge tone={status === 'paid' ? 'positive' : 'caution'}>{messages.paymentStatuses[status]}</Badge>
    </div>
  );
}
