import {
  MAX_DISPATCH_UNITS,
  type NewDispatch,
  type NewParty,
  newDispatchSchema,
  numberKnown,
} from '@handset/domain';
import { DatePicker, FormGrid, FormRow, TextArea, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type {
  CreateHandler,
  DraftProps,
  FlowDialogProps,
  FlowError,
  Listing,
  Party,
} from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { Section, Sections } from '../../form/Section.tsx';
import { useErrorOf } from '../../form/useErrorOf.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { EntityPicker } from '../../money/EntityPicker/EntityPicker.tsx';
import { unitName } from '../units/UnitLine.tsx';
import { DispatchPhones } from './DispatchPhones.tsx';
import { DispatchSummary } from './DispatchSummary.tsx';
import {
  type DispatchDraft,
  type DispatchUnit,
  dispatchField,
  dispatchInput,
  dispatchProblems,
  emptyDispatchDraft,
} from './dispatchDraft.ts';
import { dispatchFormMessages } from './dispatchFormMessages.ts';

/** Props of DispatchForm. After a submission that was not refused, close it. */
export interface DispatchFormProps extends FlowDialogProps<NewDispatch>, DraftProps<DispatchDraft> {
  /** The shops and persons that phones are given to. */
  parties: Listing<Party>;
  /** Creates a new party at once and returns it. Without this, a new party is submitted with the dispatch. */
  onCreateParty?: CreateHandler<NewParty, Party> | undefined;
  /** The phones in stock; with others among them, marked by `state`, a scan tells where such a phone is. */
  units: Listing<DispatchUnit>;
  /** Draws what is known of a scanned phone that has no place here, such as the invoice on which it was sold. */
  renderMissingPhone?: ((imei: string) => ReactNode) | undefined;
}

/** Phones given out to a shop or person without a sale, to come back or to be settled. */
export const DispatchForm = whileOpen(function DispatchForm(props: DispatchFormProps) {
  const { parties, units, defaultDraft, onChange, onSubmit, onCancel, onError } = props;
  const messages = useWords(dispatchFormMessages);
  const common = useWords(commonMessages);
  const { today, locale } = useFlows();
  const flow = useFlowForm<DispatchDraft, NewDispatch>({
    schema: newDispatchSchema,
    defaultValues: emptyDispatchDraft(today),
    defaultDraft,
    toInput: (draft) => dispatchInput(draft, parties.items),
    fieldOf: dispatchField,
    check: (draft) => dispatchProblems(draft, today, locale),
    labels: {
      'entity._id': messages.receiver,
      'entity.name': common.name,
      'entity.number': common.number,
      'entity.reference': common.reference,
      date: messages.date,
      expectedReturn: messages.expectedReturn,
      note: messages.note,
      units: messages.phones,
    },
    onSubmit: (dispatch) => onSubmit(dispatch),
    onChange,
    onError,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
  });
  const warningsOf = () => {
    const { entity } = flow.form.getValues();
    return entity.mode === 'new' ? numberKnown(parties.items, entity) : [];
  };
  const rows = useWatch({ control: flow.form.control, name: 'units' });
  const errors = flow.errors.map((error) => {
    const row = /^units\.(\d+)\./.exec(error.name ?? '')?.[1];
    const unit = row === undefined ? undefined : rows[Number(row)]?.unit;
    return unit ? { ...error, label: unitName(unit) } : error;
  });
  return (
    <FormDialog
      flow={{ ...flow, errors }}
      title={messages.title}
      size="large"
      submitLabel={messages.save}
      sendingLabel={messages.sending}
      warningsOf={warningsOf}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Sections summary={<DispatchSummary parties={parties.items} units={units.items} />}>
        <Receiver parties={parties} onCreateParty={props.onCreateParty} onError={onError} />
        <Section title={messages.phones} hint={messages.phonesHint}>
          <DispatchPhones
            units={units}
            maxCount={MAX_DISPATCH_UNITS}
            renderMissingPhone={props.renderMissingPhone}
          />
        </Section>
        <Terms />
      </Sections>
    </FormDialog>
  );
});

interface ReceiverProps {
  parties: Listing<Party>;
  onCreateParty: CreateHandler<NewParty, Party> | undefined;
  onError: ((error: FlowError) => void) | undefined;
}

function Receiver(lists: ReceiverProps) {
  const messages = useWords(dispatchFormMessages);
  const errorOf = useErrorOf();
  return (
    <Section title={messages.receiverTitle}>
      <Field<DispatchDraft, 'entity'> name="entity">
        {({ value, onChange, isDisabled }) => (
          <EntityPicker
            label={messages.receiver}
            value={value}
            onChange={onChange}
            {...lists}
            errors={{
              _id: errorOf('entity._id'),
              name: errorOf('entity.name'),
              number: errorOf('entity.number'),
              reference: errorOf('entity.reference'),
            }}
            isDisabled={isDisabled}
            autoFocus
          />
        )}
      </Field>
    </Section>
  );
}

function Terms() {
  const messages = useWords(dispatchFormMessages);
  const { today } = useFlows();
  const date = useWatch<DispatchDraft, 'date'>({ name: 'date' });
  return (
    <Section title={messages.when}>
      <FormGrid>
        <Field<DispatchDraft, 'date'> name="date">
          {(field) => <DatePicker label={messages.date} max={today} isRequired {...field} />}
        </Field>
        <Field<DispatchDraft, 'expectedReturn'> name="expectedReturn">
          {(field) => <DatePicker label={messages.expectedReturn} min={date || undefined} {...field} />}
        </Field>
        <FormRow>
          <Field<DispatchDraft, 'note'> name="note">
            {(field) => <TextArea label={messages.note} rows={2} maxLength={400} {...field} />}
          </Field>
        </FormRow>
      </FormGrid>
    </Section>
  );
}
