import { useDecideSubscriptionPayment } from '@handset/api-client/swr';
import {
  type ShopSubscriptionPayment,
  type SubscriptionDecision,
  subscriptionDecisionSchema,
} from '@handset/domain';
import { Field, useWatch } from '@handset/flows/form';
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
import { DraftedDialog } from '../../../kit/dialogs/DraftedDialog.tsx';
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
  return (
    <DraftedDialog<Decision, SubscriptionDecision>
      form={`decision ${payment._id}`}
      title={words.decideOf(payment.shop.name)}
      size="medium"
      submitLabel={({ status }) => (status === 'approved' ? words.approve : words.reject)}
      schema={subscriptionDecisionSchema}
      defaultValues={{ status: 'approved', periods: 1, note: '' }}
      toInput={({ status, periods, note }) => ({
        status,
        note,
        ...(status === 'approved' ? { periods } : {}),
      })}
      labels={{ status: words.decision, periods: words.periods, note: words.decisionNote }}
      send={(change, submission) => write({ id: payment._id, change }, submission)}
      success={({ status }) => (status === 'approved' ? words.approved : words.rejected)}
      onClose={onClose}
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
      <Consequence payment={payment} />
    </DraftedDialog>
  );
}

/** For how long an approved payment is good, and the note to the shop. */
function Consequence({ payment }: { payment: ShopSubscriptionPayment }) {
  const words = useWords(registryWords);
  const isApproval = useWatch<Decision, 'status'>({ name: 'status' }) === 'approved';
  return (
    <>
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
    </>
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
