import {
  type Accessory,
  type AccessoryPurchase as AccessoryPurchaseValue,
  accessoryPurchaseSchema,
  type Day,
  type MinorUnits,
  type PaymentSplit,
  type PaymentType,
  payableNow,
  paymentRule,
  ruleMessage,
} from '@handset/domain';
import {
  DatePicker,
  DescriptionList,
  FormGrid,
  MoneyField,
  NumberField,
  SegmentedControl,
} from '@handset/ui';
import { get, useFormState, useWatch } from 'react-hook-form';
import { EntityPicker } from '../EntityPicker/EntityPicker.tsx';
import { type EntityValue, emptyEntity, entityField, entityInput } from '../EntityPicker/entity.ts';
import type { BankAccount, FlowDialogProps, Listing, Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { PaymentFields } from '../WalletTransaction/PaymentFields.tsx';
import { dialogMessages } from './dialogMessages.ts';

/** Props of AccessoryPurchase. */
export interface AccessoryPurchaseProps extends FlowDialogProps<AccessoryPurchaseValue> {
  /** What is bought. */
  accessory: Pick<Accessory, '_id' | 'accessoryName' | 'quantity'>;
  /** The parties to buy from on credit. */
  parties: Listing<Party>;
  /** The bank accounts. */
  banks: Listing<BankAccount>;
  /** What is in the till, in minor units. */
  pocketBalance?: MinorUnits | undefined;
}

interface Values {
  quantity: number | null;
  unitCost: MinorUnits | null;
  date: Day | '';
  paymentType: PaymentType;
  entity: EntityValue;
  paidNow: MinorUnits | null;
  payment: PaymentSplit | null;
}

const paymentPaths = ['bankAccountUsed', 'accountCash', 'pocketCash'];
const totalOf = ({ quantity, unitCost }: Pick<Values, 'quantity' | 'unitCost'>) =>
  (quantity ?? 0) * (unitCost ?? 0);
const dueOf = (values: Values) =>
  payableNow(totalOf(values), values.paymentType, { payableAmountNow: values.paidNow ?? 0 });

/** Accessories bought into stock, paid at once or partly left owing. */
export const AccessoryPurchase = whileOpen(function AccessoryPurchase(props: AccessoryPurchaseProps) {
  const { accessory, parties, banks, pocketBalance, onSubmit, onCancel } = props;
  const messages = useMessages(dialogMessages);
  const common = useMessages(commonMessages);
  const { today, locale, formatMoney } = useFlows();
  const flow = useFlowForm<Values, AccessoryPurchaseValue>({
    schema: accessoryPurchaseSchema,
    defaultValues: {
      quantity: 1,
      unitCost: null,
      date: today,
      paymentType: 'full-payment',
      entity: emptyEntity,
      paidNow: null,
      payment: null,
    },
    toInput: (values) => ({
      quantity: values.quantity,
      unitCost: values.unitCost,
      date: values.date,
      ...(values.paymentType === 'credit' && { entityData: entityInput(values.entity, parties.items) }),
      ...(dueOf(values) > 0 && values.payment),
    }),
    fieldOf: (path, { entity }) =>
      path.startsWith('entityData')
        ? entityField(path, entity)
        : paymentPaths.includes(path)
          ? 'payment'
          : path,
    check: (values) => {
      const problems: Record<string, string> = {};
      const due = dueOf(values);
      if (values.paymentType === 'credit') {
        if (values.paidNow === null) problems.paidNow = ruleMessage('required', locale);
        else if (values.paidNow >= totalOf(values)) problems.paidNow = common.payableNowAboveTotal;
        if (values.entity.mode === 'existing' && values.entity._id === null)
          problems['entity._id'] = ruleMessage('required', locale);
      }
      const broken = paymentRule(due, values.payment ?? { pocketCash: 0, accountCash: 0 });
      if (broken && due > 0) problems.payment = ruleMessage(broken.rule, locale);
      return problems;
    },
    labels: {
      quantity: messages.quantity,
      unitCost: messages.unitCost,
      date: common.date,
      'entity._id': messages.supplier,
      'entity.name': common.name,
      'entity.number': common.number,
      paidNow: messages.paidNow,
      payment: messages.payment,
    },
    onSubmit: (value) => onSubmit(value),
  });
  const values = useWatch({ control: flow.form.control }) as Values;
  const { errors } = useFormState({ control: flow.form.control });
  const errorOf = (path: string) => (get(errors, path) as { message?: string } | undefined)?.message;
  const total = totalOf(values);
  return (
    <FormDialog
      flow={flow}
      title={messages.accessoryPurchase}
      description={accessory.accessoryName}
      size="medium"
      onCancel={onCancel}
    >
      <FormGrid>
        <Field<Values, 'quantity'> name="quantity">
          {(field) => <NumberField label={messages.quantity} minValue={1} isRequired autoFocus {...field} />}
        </Field>
        <Field<Values, 'unitCost'> name="unitCost">
          {(field) => <MoneyField label={messages.unitCost} isRequired {...field} />}
        </Field>
        <Field<Values, 'date'> name="date">
          {(field) => <DatePicker label={common.date} max={today} isRequired {...field} />}
        </Field>
        <Field<Values, 'paymentType'> name="paymentType">
          {(field) => (
            <SegmentedControl
              label={messages.payment}
              options={[
                { value: 'full-payment', label: messages.fullPayment },
                { value: 'credit', label: messages.credit },
              ]}
              isFullWidth
              {...field}
            />
          )}
        </Field>
      </FormGrid>
      {values.paymentType === 'credit' ? (
        <>
          <Field<Values, 'entity'> name="entity">
            {({ value, onChange, isDisabled }) => (
              <EntityPicker
                {...{ value, onChange, isDisabled, parties }}
                errors={{
                  _id: errorOf('entity._id'),
                  name: errorOf('entity.name'),
                  number: errorOf('entity.number'),
                }}
              />
            )}
          </Field>
          <Field<Values, 'paidNow'> name="paidNow">
            {(field) => <MoneyField label={messages.paidNow} isRequired {...field} />}
          </Field>
        </>
      ) : null}
      <DescriptionList
        items={[
          { term: messages.total, description: formatMoney(total), isNumeric: true, isStrong: true },
          {
            term: messages.staysOwed,
            description: formatMoney(Math.max(total - dueOf(values), 0)),
            isNumeric: true,
          },
        ]}
      />
      <Field<Values, 'payment'> name="payment">
        {({ value, onChange, errorMessage, isDisabled }) => (
          <PaymentFields
            due={dueOf(values)}
            {...{ value, onChange, errorMessage, isDisabled, banks, pocketBalance }}
          />
        )}
      </Field>
    </FormDialog>
  );
});
