import { useChangeClaim, useClaims, useCreateClaim } from '@handset/api-client/swr';
import {
  CLAIM_STATES,
  isClaimOpen,
  type NewWarrantyClaim,
  newWarrantyClaimSchema,
  type WarrantyClaim,
  type WarrantyClaimChange,
  warrantyClaimChangeSchema,
} from '@handset/domain';
import { Field, useWatch } from '@handset/flows/form';
import { Banner, DatePicker, Select, Text, TextArea, useWords } from '@handset/ui';
import { DraftedDialog } from '../../../kit/dialogs/DraftedDialog.tsx';
import { EditDialog } from '../../../kit/editConflict/EditDialog.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useToday } from '../../../kit/format/useToday.ts';
import { claimWords } from './claimWords.ts';
import { WarrantyLeft } from './WarrantyLeft.tsx';

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
  if (!today) return null;
  return (
    <DraftedDialog<ClaimDraft, NewWarrantyClaim>
      form={`claim ${phone._id}`}
      title={words.claim}
      description={words.newText}
      schema={newWarrantyClaimSchema}
      defaultValues={{ date: today, fault: '' }}
      toInput={(values) => ({ ...values, phoneId: phone._id })}
      labels={{ date: words.date, fault: words.fault }}
      dateField="date"
      send={write}
      success={words.recorded}
      onClose={onClose}
    >
      <Text weight="medium">
        {phone.companyName} {phone.modelName} <bdi dir="ltr">{phone.imei1}</bdi>
      </Text>
      <Cover until={phone.warrantyEnd} today={today} />
      <Field<ClaimDraft, 'date'> name="date">
        {(field) => <DatePicker label={words.date} today={today} isRequired {...field} />}
      </Field>
      <Field<ClaimDraft, 'fault'> name="fault">
        {(field) => (
          <TextArea
            label={words.fault}
            description={words.faultHint}
            maxLength={400}
            rows={3}
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
    </DraftedDialog>
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

interface ClaimEdit {
  state: WarrantyClaim['state'];
  done: string;
}

interface ClaimChangeProps {
  /** As it was when it was chosen. */
  claim: WarrantyClaim;
  onClose: () => void;
}

/** Changes the state of a claim and records the outcome. */
export function ClaimChangeDialog({ claim, onClose }: ClaimChangeProps) {
  const words = useWords(claimWords);
  const { write } = useChangeClaim();
  // As it is now: others may end it while it is looked at.
  const { data: claims } = useClaims({ phoneId: claim.phone._id });
  const { version, state, done } = claims?.data.find(({ _id }) => _id === claim._id) ?? claim;
  const stored: ClaimEdit = { state, done: done ?? '' };
  // A claim that ended is not open again, but it can be said what was done.
  const choices = CLAIM_STATES.filter((value) => state !== 'ended' || !isClaimOpen(value));
  return (
    <EditDialog<ClaimEdit, WarrantyClaimChange>
      form={`claim ${claim._id}`}
      stored={stored}
      shown={(field, values) => (field === 'state' ? words.states[values.state] : values.done)}
      title={words.claim}
      description={`${claim.phone.companyName} ${claim.phone.modelName}: ${claim.fault}`}
      schema={warrantyClaimChangeSchema}
      toInput={(values) => ({ ...values, version })}
      labels={{ state: words.state, done: words.done }}
      send={(change, submission) => write({ id: claim._id, change }, submission)}
      success={words.updated}
      onClose={onClose}
    >
      <Field<ClaimEdit, 'state'> name="state">
        {(field) => (
          <Select
            label={words.state}
            options={choices.map((value) => ({ value, label: words.states[value] }))}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Done />
    </EditDialog>
  );
}

/** The field for the repair or other outcome. It is required once the claim ends. */
function Done() {
  const words = useWords(claimWords);
  const state = useWatch<ClaimEdit, 'state'>({ name: 'state' });
  return (
    <Field<ClaimEdit, 'done'> name="done">
      {(field) => (
        <TextArea
          label={words.done}
          description={words.doneHint}
          maxLength={400}
          rows={3}
          isRequired={!isClaimOpen(state)}
          {...field}
        />
      )}
    </Field>
  );
}
