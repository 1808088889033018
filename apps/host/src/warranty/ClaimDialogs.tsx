import { useChangeClaim, useCreateClaim, useShop } from '@handset/api-client/swr';
import {
  CLAIM_STATES,
  isClaimOpen,
  type NewWarrantyClaim,
  newWarrantyClaimSchema,
  type WarrantyClaim,
  warrantyClaimChangeSchema,
} from '@handset/domain';
import { Banner, DatePicker, Select, Text, TextArea } from '@handset/ui';
import { useState } from 'react';
import { isStale } from '../dialogs/isStale.ts';
import { type DraftedForm, useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { useSubmit } from '../dialogs/useSubmit.ts';
import { useFormat } from '../format/useFormat.ts';
import { FormModal } from '../forms/FormModal.tsx';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { WarrantyLeft } from '../phones/WarrantyLeft.tsx';
import { claimWords } from './claimWords.ts';

/** A phone that was sold, as far as a claim is about it. */
export interface ClaimedPhone {
  _id: string;
  companyName: string;
  modelName: string;
  imei1: string;
  /** The last day of the shop's warranty; null: sold without one. */
  warrantyEnd: string | null;
}

interface NewClaimProps {
  phone: ClaimedPhone;
  onClose: () => void;
}

interface ClaimDraft {
  date: string;
  fault: string;
}

/** Writes down that a sold phone came back with a fault. */
export function NewClaimDialog({ phone, onClose }: NewClaimProps) {
  const words = useWords(claimWords);
  const { data: shop } = useShop();
  const { write } = useCreateClaim();
  const form = useDraftedForm<ClaimDraft, NewWarrantyClaim>({
    form: `claim ${phone._id}`,
    send: write,
    success: words.recorded,
    onClose,
  });
  if (!form || !shop) return null;
  return <NewClaim key={form.key} {...form.props} phone={phone} today={shop.today} />;
}

interface ClaimFormProps extends DraftedForm<ClaimDraft, NewWarrantyClaim> {
  phone: ClaimedPhone;
  today: string;
}

function NewClaim({ phone, today, defaultDraft, onChange, onSubmit, onCancel }: ClaimFormProps) {
  const words = useWords(claimWords);
  const [first] = useState<ClaimDraft>({ date: today, fault: '' });
  const [values, setValues] = useState(defaultDraft ?? first);
  const form = useSchemaForm({
    schema: newWarrantyClaimSchema,
    values,
    onChange: (patch) => {
      const next = { ...values, ...patch };
      setValues(next);
      onChange(next);
    },
    toInput: (held) => ({ ...held, phoneId: phone._id }),
    labels: words,
    onSubmit,
  });
  return (
    <FormModal
      title={words.claim}
      description={words.newText}
      form={form}
      isDirty={values !== first}
      onClose={onCancel}
    >
      <Text weight="medium">
        {phone.companyName} {phone.modelName} <bdi dir="ltr">{phone.imei1}</bdi>
      </Text>
      <Cover until={phone.warrantyEnd} today={today} />
      <DatePicker {...form.field('date')} today={today} isRequired />
      <TextArea
        {...form.field('fault')}
        description={words.faultHint}
        maxLength={400}
        rows={3}
        isRequired
        autoFocus
      />
    </FormModal>
  );
}

/** Whether the shop has promised to help. */
function Cover({ until, today }: { until: string | null; today: string }) {
  const words = useWords(claimWords);
  const { day } = useFormat();
  if (until === null) return <Banner tone="caution">{words.none}</Banner>;
  if (until < today) return <Banner tone="caution">{words.isOver(day(until))}</Banner>;
  return (
    <Text>
      {words.covered}: <WarrantyLeft until={until} />
    </Text>
  );
}

interface ClaimChangeProps {
  claim: WarrantyClaim;
  /** Asks for the claim anew, when somebody else changed it. */
  lookAgain: () => void;
  onClose: () => void;
}

/** Says where a claim stands, and what was done about it. */
export function ClaimChangeDialog({ claim, lookAgain, onClose }: ClaimChangeProps) {
  const words = useWords(claimWords);
  const { write } = useChangeClaim();
  const [first] = useState({ state: claim.state, done: claim.done ?? '' });
  const [values, setValues] = useState(first);
  const form = useSchemaForm({
    schema: warrantyClaimChangeSchema,
    values,
    onChange: (patch) => setValues((held) => ({ ...held, ...patch })),
    toInput: (held) => ({ ...held, version: claim.version }),
    labels: words,
    onSubmit: useSubmit({
      send: (change) => write({ id: claim._id, change }),
      success: words.updated,
      onDone: onClose,
      onFailure: (error) => isStale(error) && lookAgain(),
    }),
  });
  return (
    <FormModal
      title={words.claim}
      description={`${claim.phone.companyName} ${claim.phone.modelName}: ${claim.fault}`}
      form={form}
      isDirty={values !== first}
      onClose={onClose}
    >
      <Select
        {...form.field('state')}
        onChange={(state) => state && form.field('state').onChange(state)}
        options={CLAIM_STATES.map((value) => ({ value, label: words.states[value] }))}
        isRequired
      />
      <TextArea
        {...form.field('done')}
        description={words.doneHint}
        maxLength={400}
        rows={3}
        isRequired={!isClaimOpen(values.state)}
      />
    </FormModal>
  );
}
