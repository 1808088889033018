import { useNoteSubscriptionPayment, useShop } from '@handset/api-client/swr';
import {
  type NewSubscriptionPayment,
  PAY_METHODS,
  type PayMethod,
  type Subscription,
  subscriptionPaymentSchema,
} from '@handset/domain';
import { Field } from '@handset/flows/form';
import {
  DatePicker,
  FormGrid,
  FormRow,
  ImagePicker,
  MoneyField,
  Select,
  TextArea,
  TextField,
  useWords,
} from '@handset/ui';
import { DraftedDialog } from '../../../kit/dialogs/DraftedDialog.tsx';
import { subscriptionWords } from './subscriptionWords.ts';

interface PaidDraft {
  date: string;
  planId: string;
  amount: number | null;
  method: PayMethod;
  transactionId: string;
  note: string;
  screenshot: File[];
}

interface PaidDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** 'I have paid': amount, method and receipt. */
export function PaidDialog({ subscription, onClose }: PaidDialogProps) {
  const words = useWords(subscriptionWords);
  const { data: shop } = useShop();
  const { write } = useNoteSubscriptionPayment();
  if (!shop) return null;
  const { today } = shop;
  const { plan, plans, payTo } = subscription;
  return (
    <DraftedDialog<PaidDraft, NewSubscriptionPayment>
      form="subscription-payment"
      title={words.iHavePaid}
      description={words.paidText}
      size="medium"
      schema={subscriptionPaymentSchema}
      defaultValues={{
        date: today,
        planId: (plan ?? plans[0])?._id ?? '',
        amount: (plan ?? plans[0])?.price ?? null,
        method: payTo[0]?.method ?? 'Bank',
        transactionId: '',
        note: '',
        screenshot: [],
      }}
      toInput={({ screenshot: _file, planId, ...payment }) => ({ ...payment, planId: planId || undefined })}
      labels={{
        planId: words.planId,
        date: words.date,
        amount: words.amount,
        method: words.method,
        transactionId: words.transactionId,
        screenshot: words.screenshot,
        note: words.note,
      }}
      dateField="date"
      send={(payment, submission, { screenshot }) => write({ payment, files: { screenshot } }, submission)}
      success={words.sent}
      onClose={onClose}
    >
      {({ form }) => (
        <FormGrid>
          {plans.length > 0 ? (
            <Field<PaidDraft, 'planId'> name="planId">
              {({ onChange: choose, ...field }) => (
                <Select
                  label={words.planId}
                  options={plans.map(({ _id, name }) => ({ value: _id, label: name }))}
                  onChange={(planId) => {
                    choose(planId);
                    const price = plans.find(({ _id }) => _id === planId)?.price;
                    if (price !== undefined) form.setValue('amount', price, { shouldDirty: true });
                  }}
                  isRequired
                  {...field}
                />
              )}
            </Field>
          ) : null}
          <Field<PaidDraft, 'date'> name="date">
            {(field) => <DatePicker label={words.date} today={today} max={today} isRequired {...field} />}
          </Field>
          <Field<PaidDraft, 'amount'> name="amount">
            {(field) => <MoneyField label={words.amount} isRequired {...field} />}
          </Field>
          <Field<PaidDraft, 'method'> name="method">
            {(field) => (
              <Select
                label={words.method}
                options={PAY_METHODS.map((value) => ({ value, label: words.methods[value] }))}
                isRequired
                {...field}
              />
            )}
          </Field>
          <FormRow>
            <Field<PaidDraft, 'transactionId'> name="transactionId">
              {(field) => (
                <TextField
                  label={words.transactionId}
                  description={words.transactionHint}
                  autoComplete="off"
                  isNumeric
                  isRequired
                  {...field}
                />
              )}
            </Field>
          </FormRow>
          <FormRow>
            <Field<PaidDraft, 'screenshot'> name="screenshot">
              {(field) => (
                <ImagePicker
                  label={words.screenshot}
                  description={words.screenshotHint}
                  maxCount={1}
                  {...field}
                />
              )}
            </Field>
          </FormRow>
          <FormRow>
            <Field<PaidDraft, 'note'> name="note">
              {(field) => <TextArea label={words.note} rows={2} maxLength={400} {...field} />}
            </Field>
          </FormRow>
        </FormGrid>
      )}
    </DraftedDialog>
  );
}
