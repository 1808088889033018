import { useDecideSubscriptionPayment } from '@handset/api-client/swr';
import {
  type ShopSubscriptionPayment,
  type SubscriptionDecision,
  subscriptionDecisionSchema,
} from '@handset/domain';
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
} from '@handset/ui';
import { useState } from 'react';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useFormat } from '../format/useFormat.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { PaymentState, Screenshot } from '../subscription/PaymentHistory.tsx';
import { subscriptionWords } from '../subscription/subscriptionWords.ts';
import { registryWords } from './registryWords.ts';

interface Decision {
  status: 'approved' | 'rejected';
  periods: number | null;
  note: string;
}

const first: Decision = { status: 'approved', periods: 1, note: '' };

/** A registrar's word on what a shop says that it paid. */
export function DecideDialog({
  payment,
  onClose,
}: {
  payment: ShopSubscriptionPayment;
  onClose: () => void;
}) {
  const words = useWords(registryWords);
  const { write } = useDecideSubscriptionPayment();
  const [values, setValues] = useState(first);
  const isApproval = values.status === 'approved';
  const onSubmit = useSubmit<SubscriptionDecision>({
    send: (change) => write({ id: payment._id, change }),
    success: isApproval ? words.approved : words.rejected,
    onDone: onClose,
  });
  const form = useSchemaForm({
    schema: subscriptionDecisionSchema,
    values,
    onChange: (patch) => setValues((held) => ({ ...held, ...patch })),
    toInput: ({ status, periods, note }) => ({
      status,
      note,
      ...(status === 'approved' ? { periods } : {}),
    }),
    labels: { status: words.decision, periods: words.periods, note: words.decisionNote },
    onSubmit,
  });
  return (
    <FormModal
      title={words.decideOf(payment.shop.name)}
      size="medium"
      form={form}
      isDirty={values !== first}
      submitLabel={isApproval ? words.approve : words.reject}
      onClose={onClose}
    >
      {payment.isClaimedTwice ? <Banner tone="caution">{words.claimedTwice}</Banner> : null}
      <Claim payment={payment} />
      <SegmentedControl
        {...form.field('status')}
        options={[
          { value: 'approved', label: words.approve },
          { value: 'rejected', label: words.reject },
        ]}
      />
      {isApproval ? (
        <NumberField
          {...form.field('periods')}
          minValue={1}
          maxValue={36}
          description={words.periodsHint(payment.plan.name)}
        />
      ) : null}
      <TextArea
        {...form.field('note')}
        rows={2}
        maxLength={400}
        isRequired={!isApproval}
        description={isApproval ? undefined : words.reasonHint}
      />
    </FormModal>
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

/** What the shop says that it paid. */
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
