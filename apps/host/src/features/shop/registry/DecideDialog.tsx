import { useDecideSubscriptionPayment } from '@handset/api-client/swr';
import {
  type ShopSubscriptionPayment,
  type SubscriptionDecision,
  subscriptionDecisionSchema,
} from '@handset/domain';
import { Field, FormDialog, useFlowForm } from '@handset/flows/form';
import {
  Amount,
  Banner,
  Button,
  DescriptionList,
  Modal,
  NumberField,
  SegmentedControl,
  Stack,
  TextArea,
  useWords,
} from '@handset/ui';
import { useSubmit } from '../../../kit/dialogs/useSubmit.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { PaymentState, Screenshot } from '../subscription/PaymentHistory.tsx';
import { subscriptionWords } from '../subscription/subscriptionWords.ts';
import { registryWords } from './registryWords.ts';

interface Decision {
  status: 'approved' | 'rejected';
  periods: number | null;
  note: string;
}

/** Accepts or rejects a payment that a shop reported. */
export function DecideDialog({
  payment,
  onClose,
}: {
  payment: ShopSubscriptionPayment;
  onClose: () => void;
}) {
  const words = useWords(registryWords);
  const { write } = useDecideSubscriptionPayment();
  const submit = useSubmit<SubscriptionDecision>({
    send: (change) => write({ id: payment._id, change }),
    success: (): string => (isApproval ? words.approved : words.rejected),
    onDone: onClose,
  });
  const flow = useFlowForm<Decision, SubscriptionDecision>({
    schema: subscriptionDecisionSchema,
    defaultValues: { status: 'approved', periods: 1, note: '' },
    toInput: ({ status, periods, note }) => ({
      status,
      note,
      ...(status === 'approved' ? { periods } : {}),
    }),
    labels: { status: words.decision, periods: words.periods, note: words.decisionNote },
    onSubmit: submit,
  });
  const isApproval = flow.form.watch('status') === 'approved';
  return (
    <FormDialog
      flow={flow}
      title={words.decideOf(payment.shop.name)}
      size="medium"
      submitLabel={isApproval ? words.approve : words.reject}
      onCancel={onClose}
    >
      {payment.isClaimedTwice ? <Banner tone="caution">{words.claimedTwice}</Banner> : null}
      <Claim payment={payment} />
      <Field<Decision, 'status'> name="status">
        {(field) => (
          <SegmentedControl
            label={words.decision}
            options={[
              { value: 'approved', label: words.approve },
              { value: 'rejected', label: words.reject },
            ]}
            {...field}
          />
        )}
      </Field>
      {isApproval ? (
        <Field<Decision, 'periods'> name="periods">
          {(field) => (
            <NumberField
              label={words.periods}
              description={words.periodsHint(payment.plan.name)}
              minValue={1}
              maxValue={36}
              {...field}
            />
          )}
        </Field>
      ) : null}
      <Field<Decision, 'note'> name="note">
        {(field) => (
          <TextArea
            label={words.decisionNote}
            description={isApproval ? undefined : words.reasonHint}
            rows={2}
            maxLength={400}
            isRequired={!isApproval}
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** A payment that was decided on, to be looked at. */
export function ClaimDialog({ payment, onClose }: { payment: ShopSubscriptionPayment; onClose: () => void }) {
  const words = useWords(registryWords);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={words.viewOf(payment.shop.name)}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      <Stack gap={3}>
        <PaymentState payment={payment} />
        <Claim payment={payment} />
      </Stack>
    </Modal>
  );
}

/** The payment that a shop reported. */
function Claim({ payment }: { payment: ShopSubscriptionPayment }) {
  const words = useWords(registryWords);
  const { date, plan, amount, method, transactionId, note, screenshot, methods } =
    useWords(subscriptionWords);
  const format = useFormat();
  const { nextDue } = payment.shop;
  return (
    <DescriptionList
      items={[
        { term: date, description: format.day(payment.date) },
        { term: plan, description: payment.plan.name },
        { term: amount, description: <Amount minor={payment.amount} weight="medium" />, isNumeric: true },
        { term: method, description: methods[payment.method] },
        { term: transactionId, description: <bdi dir="ltr">{payment.transactionId}</bdi> },
        { term: words.currentDue, description: nextDue ? format.day(nextDue) : '—' },
        { term: note, description: payment.note },
        { term: screenshot, description: <Screenshot picture={payment.screenshot} /> },
      ]}
    />
  );
}
