import { useNoteSubscriptionPayment, useShop } from '@handset/api-client/swr';
import {
  type NewSubscriptionPayment,
  PAY_METHODS,
  type PayMethod,
  type Subscription,
  subscriptionPaymentSchema,
} from '@handset/domain';
import {
  DatePicker,
  FormGrid,
  FormRow,
  ImagePicker,
  MoneyField,
  Select,
  TextArea,
  TextField,
} from '@handset/ui';
import { useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
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
interface PaidSubmission {
  payment: NewSubscriptionPayment;
  screenshot: File[];
}

interface PaidDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** 'I have paid': what was paid, how, and the receipt. */
export function PaidDialog({ subscription, onClose }: PaidDialogProps) {
  const words = useWords(subscriptionWords);
  const { data: shop } = useShop();
  const { write } = useNoteSubscriptionPayment();
  const form = useDraftedForm<PaidDraft, PaidSubmission>({
    form: 'subscription-payment',
    send: ({ payment, screenshot }, submission) => write({ payment, files: { screenshot } }, submission),
    success: words.sent,
    onClose,
  });
  if (!form || !shop) return null;
  return <PaidForm key={form.key} {...form.props} subscription={subscription} today={shop.today} />;
}

interface PaidFormProps extends DraftedForm<PaidDraft, PaidSubmission> {
  subscription: Subscription;
  today: string;
}

function PaidForm({ subscription, today, defaultDraft, onChange, onSubmit, onCancel }: PaidFormProps) {
  const words = useWords(subscriptionWords);
  const { plan, plans, payTo } = subscription;
  const [first] = useState<PaidDraft>({
    date: today,
    planId: (plan ?? plans[0])?._id ?? '',
    amount: (plan ?? plans[0])?.price ?? null,
    method: payTo[0]?.method ?? 'Bank',
    transactionId: '',
    note: '',
    screenshot: [],
  });
  const [values, setValues] = useState(defaultDraft ?? first);
  const change = (patch: Partial<PaidDraft>) => {
    const next = { ...values, ...patch };
    setValues(next);
    onChange(next);
  };
  const form = useSchemaForm({
    schema: subscriptionPaymentSchema,
    values,
    onChange: change,
    toInput: ({ screenshot: _file, planId, ...payment }) => ({ ...payment, planId: planId || undefined }),
    labels: words,
    onSubmit: (payment) => onSubmit({ payment, screenshot: values.screenshot }),
  });
  const { onChange: setPlan, ...planField } = form.field('planId');
  return (
    <FormModal
      title={words.iHavePaid}
      description={words.paidText}
      size="medium"
      form={form}
      isDirty={defaultDraft !== undefined || values !== first}
      onClose={onCancel}
    >
      <FormGrid>
        {plans.length > 0 ? (
          <Select
            {...planField}
            options={plans.map(({ _id, name }) => ({ value: _id, label: name }))}
            onChange={(planId) => {
              setPlan(planId);
              const price = plans.find(({ _id }) => _id === planId)?.price;
              change({ planId, ...(price === undefined ? {} : { amount: price }) });
            }}
            isRequired
          />
        ) : null}
        <DatePicker {...form.field('date')} today={today} max={today} isRequired />
        <MoneyField {...form.field('amount')} isRequired />
        <Select
          {...form.field('method')}
          options={PAY_METHODS.map((value) => ({ value, label: words.methods[value] }))}
          isRequired
        />
        <FormRow>
          <TextField
            {...form.field('transactionId')}
            description={words.transactionHint}
            autoComplete="off"
            isNumeric
            isRequired
          />
        </FormRow>
        <FormRow>
          <ImagePicker {...form.field('screenshot')} maxCount={1} description={words.screenshotHint} />
        </FormRow>
        <FormRow>
          <TextArea {...form.field('note')} rows={2} maxLength={400} />
        </FormRow>
      </FormGrid>
    </FormModal>
  );
}
