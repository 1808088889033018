import { useChangeClaim, useClaims, useCreateClaim } from '@handset/api-client/swr';
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
import { MeetingModal } from '../forms/MeetingModal.tsx';
import { useMeeting } from '../forms/useMeeting.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { useWords } from '../messages/useWords.ts';
import { WarrantyLeft } from '../phones/WarrantyLeft.tsx';
import { useToday } from '../shop/useToday.ts';
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
  const today = useToday();
  const { write } = useCreateClaim();
  const form = useDraftedForm<ClaimDraft, NewWarrantyClaim>({
    form: `claim ${phone._id}`,
    send: write,
    success: words.recorded,
    onClose,
  });
  if (!form || !today) return null;
  return <NewClaim key={form.key} {...form.props} phone={phone} today={today} />;
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
  /** As it was when it was chosen. */
  claim: WarrantyClaim;
  onClose: () => void;
}

/** Says where a claim stands, and what was done about it. */
export function ClaimChangeDialog({ claim, onClose }: ClaimChangeProps) {
  const words = useWords(claimWords);
  const { write } = useChangeClaim();
  // As it is now: others may end it while it is looked at.
  const { data: claims, retry: lookAgain } = useClaims({ phoneId: claim.phone._id });
  const { version, state, done } = claims?.data.find(({ _id }) => _id === claim._id) ?? claim;
  const edit = useMeeting({ state, done: done ?? '' });
  const form = useSchemaForm({
    schema: warrantyClaimChangeSchema,
    values: edit.values,
    onChange: edit.change,
    toInput: (held) => ({ ...held, version }),
    labels: words,
    onSubmit: useSubmit({
      send: (change) => write({ id: claim._id, change }),
      success: words.updated,
      onDone: onClose,
      onFailure: (error) => isStale(error) && lookAgain(),
    }),
  });
  const shown = (name: 'state' | 'done', held: typeof edit.values) =>
    name === 'state' ? words.states[held.state] : held.done;
  if (edit.contested.length > 0 && !form.isSending)
    return <MeetingModal edit={edit} labels={words} shown={shown} onLeave={onClose} />;
  return (
    <FormModal
      title={words.claim}
      description={`${claim.phone.companyName} ${claim.phone.modelName}: ${claim.fault}`}
      form={form}
      isDirty={edit.isDirty}
      onClose={onClose}
    >
      <Select
        {...form.field('state')}
        onChange={(chosen) => chosen && form.field('state').onChange(chosen)}
        options={CLAIM_STATES.map((value) => ({ value, label: words.states[value] }))}
        isRequired
      />
      <TextArea
        {...form.field('done')}
        description={words.doneHint}
        maxLength={400}
        rows={3}
        isRequired={!isClaimOpen(edit.values.state)}
      />
    </FormModal>
  );
}
