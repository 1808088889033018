import {
  type Accessory,
  type AccessoryAdjustment as AccessoryAdjustmentValue,
  ADJUSTMENT_REASONS,
  accessoryAdjustmentSchema,
  type Day,
  type MinorUnits,
  ruleMessage,
} from '@handset/domain';
import {
  DatePicker,
  Effects,
  MoneyField,
  NumberField,
  SegmentedControl,
  Select,
  TextField,
  useWords,
} from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { pastDayProblem } from '../../form/pastDay.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { accessoryAdjustmentMessages } from './accessoryAdjustmentMessages.ts';

/** Values of AccessoryAdjustment. */
export interface AccessoryAdjustmentDraft {
  /** Whether there are fewer or more than the books say. */
  kind: 'missing' | 'found';
  /** Number of pieces added or removed. Null while the field is empty. */
  quantity: number | null;
  reason: (typeof ADJUSTMENT_REASONS)[number] | null;
  /** Of one that was found, in minor units; null for the average. */
  unitCost: MinorUnits | null;
  note: string;
  /** `YYYY-MM-DD`, or empty. */
  date: Day | '';
}

/** Props of AccessoryAdjustment. */
export interface AccessoryAdjustmentProps
  extends FlowDialogProps<AccessoryAdjustmentValue>,
    DraftProps<AccessoryAdjustmentDraft> {
  /** The counted accessory and its quantity in the books. */
  accessory: Pick<Accessory, '_id' | 'accessoryName' | 'quantity'>;
}

/** More or fewer accessories than the books say, with the reason. */
export const AccessoryAdjustment = whileOpen(function AccessoryAdjustment(props: AccessoryAdjustmentProps) {
  const { accessory, defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(accessoryAdjustmentMessages);
  const common = useWords(commonMessages);
  const { today, locale } = useFlows();
  const signed = ({ kind, quantity }: Pick<AccessoryAdjustmentDraft, 'kind' | 'quantity'>) =>
    kind === 'found' ? (quantity ?? 0) : -(quantity ?? 0);
  const effectsOf = (change: number) => [
    {
      label: messages.inStock(accessory.accessoryName),
      from: String(accessory.quantity),
      to: String(accessory.quantity + change),
      tone: accessory.quantity + change < 0 ? ('critical' as const) : ('neutral' as const),
    },
  ];
  const flow = useFlowForm<AccessoryAdjustmentDraft, AccessoryAdjustmentValue>({
    schema: accessoryAdjustmentSchema,
    defaultValues: { kind: 'missing', quantity: null, reason: null, unitCost: null, note: '', date: today },
    defaultDraft,
    toInput: ({ kind, quantity, unitCost, ...rest }) => ({
      ...rest,
      quantity: signed({ kind, quantity }),
      expected: accessory.quantity,
      ...(kind === 'found' && { unitCost }),
    }),
    check: (draft) => ({
      ...pastDayProblem(draft.date, today, locale),
      ...(draft.kind === 'missing' &&
        (draft.quantity ?? 0) > accessory.quantity && {
          quantity: messages.onlyInStock(accessory.quantity),
        }),
      ...(draft.kind === 'found' &&
        accessory.quantity === 0 &&
        !draft.unitCost && { unitCost: ruleMessage('required', locale) }),
    }),
    labels: {
      quantity: messages.howMany,
      reason: common.reason,
      unitCost: messages.unitCost,
      note: common.note,
      date: common.date,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
    onError: props.onError,
  });
  const [kind, quantity] = useWatch({ control: flow.form.control, name: ['kind', 'quantity'] });
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      description={accessory.accessoryName}
      effectsOf={(adjustment) => effectsOf(adjustment.quantity)}
      confirmLabel={messages.title}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Field<AccessoryAdjustmentDraft, 'kind'> name="kind">
        {(field) => (
          <SegmentedControl
            label={messages.kind}
            options={[
              { value: 'missing', label: messages.kinds.missing },
              { value: 'found', label: messages.kinds.found },
            ]}
            isFullWidth
            {...field}
          />
        )}
      </Field>
      <Field<AccessoryAdjustmentDraft, 'quantity'> name="quantity">
        {(field) => (
          <NumberField label={messages.quantity[kind]} minValue={1} isRequired autoFocus {...field} />
        )}
      </Field>
      {kind === 'found' ? (
        <Field<AccessoryAdjustmentDraft, 'unitCost'> name="unitCost">
          {(field) => (
            <MoneyField
              label={messages.unitCost}
              description={accessory.quantity > 0 ? messages.unitCostHint : undefined}
              isRequired={accessory.quantity === 0}
              {...field}
            />
          )}
        </Field>
      ) : null}
      <Field<AccessoryAdjustmentDraft, 'reason'> name="reason">
        {(field) => (
          <Select
            label={common.reason}
            options={ADJUSTMENT_REASONS.map((value) => ({ value, label: messages.reasons[value] }))}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<AccessoryAdjustmentDraft, 'note'> name="note">
        {(field) => <TextField label={common.note} isRequired autoComplete="off" {...field} />}
      </Field>
      <Field<AccessoryAdjustmentDraft, 'date'> name="date">
        {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
      </Field>
      {quantity ? <Effects effects={effectsOf(signed({ kind, quantity }))} /> : null}
    </FormDialog>
  );
});
