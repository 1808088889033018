import {
  type Accessory,
  type AccessoryPurchase as AccessoryPurchaseValue,
  accessoryPurchaseSchema,
} from '@handset/domain';
import {
  DatePicker,
  DescriptionList,
  type Effect,
  FormGrid,
  MoneyField,
  NumberField,
  SegmentedControl,
  useWords,
} from '@handset/ui';
import { get, useFormState, useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { DraftProps, FlowDialogProps, Listing, Party, WalletLists } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { pastDayProblem } from '../../form/pastDay.ts';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { useMoneyWarning } from '../../form/useMoneyWarning.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { EntityPicker } from '../../money/EntityPicker/EntityPicker.tsx';
import { entityField } from '../../money/EntityPicker/entity.ts';
import { partyEffect } from '../../money/EntityPicker/partyEffect.ts';
import { useWalletMovements } from '../../money/wallets/useWalletMovements.ts';
import { WalletSourceFields } from '../../money/wallets/WalletSourceFields.tsx';
import { walletField } from '../../money/wallets/walletSource.ts';
import { walletSourceMessages } from '../../money/wallets/walletSourceMessages.ts';
import {
  type AccessoryPurchaseDraft,
  accessoryPurchaseInput,
  creditProblems,
  dueOf,
  emptyAccessoryPurchase,
  totalOf,
} from './accessoryPurchaseDraft.ts';
import { accessoryPurchaseMessages } from './accessoryPurchaseMessages.ts';

/** Props of AccessoryPurchase. */
export interface AccessoryPurchaseProps
  extends FlowDialogProps<AccessoryPurchaseValue>,
    DraftProps<AccessoryPurchaseDraft>,
    WalletLists {
  /** The accessory to buy. */
  accessory: Pick<Accessory, '_id' | 'accessoryName' | 'quantity'>;
  /** The parties to buy from on credit. */
  parties: Listing<Party>;
}

/** Accessories bought into stock, paid at once or partly left owing. */
export const AccessoryPurchase = whileOpen(function AccessoryPurchase(props: AccessoryPurchaseProps) {
  const { accessory, parties, defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(accessoryPurchaseMessages);
  const common = useWords(commonMessages);
  const source = useWords(walletSourceMessages);
  const { today, locale, formatMoney } = useFlows();
  const { ofSplit, effects, sourceProblems, warnings } = useWalletMovements(props);
  useMoneyWarning('AccessoryPurchase', { pocketBalance: props.pocketBalance });
  const flow = useFlowForm<AccessoryPurchaseDraft, AccessoryPurchaseValue>({
    schema: accessoryPurchaseSchema,
    defaultValues: emptyAccessoryPurchase(today),
    defaultDraft,
    toInput: (draft) => accessoryPurchaseInput(draft, parties.items),
    fieldOf: (path, { entity }) =>
      path.startsWith('entityData') ? entityField(path, entity) : walletField(path),
    check: (draft) => ({
      ...pastDayProblem(draft.date, today, locale),
      ...sourceProblems(draft.wallet, dueOf(draft), 'out'),
      ...creditProblems(draft, { locale, aboveTotal: common.payableNowAboveTotal }),
    }),
    labels: {
      quantity: messages.quantity,
      unitCost: messages.unitCost,
      date: common.date,
      paymentType: messages.payment,
      'entity._id': messages.supplier,
      'entity.name': common.name,
      'entity.number': common.number,
      paidNow: messages.paidNow,
      dateOfPayment: common.dateOfPayment,
      'wallet.method': source.method,
      'wallet.bank': source.bank,
      'wallet.bankAmount': source.fromBank,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    dateField: 'date',
    keptOn: props.keptOn,
    onError: props.onError,
  });
  const { control } = flow.form;
  const draft = useWatch({ control }) as AccessoryPurchaseDraft;
  const { errors } = useFormState({ control });
  const errorOf = (path: string) => (get(errors, path) as { message?: string } | undefined)?.message;
  const total = totalOf(draft);
  const owed = Math.max(total - dueOf(draft), 0);

  const effectsOf = (purchase: AccessoryPurchaseValue): Effect[] => {
    const rest =
      purchase.quantity * purchase.unitCost - (purchase.pocketCash ?? 0) - (purchase.accountCash ?? 0);
    const { _id, name } = purchase.entityData ?? {};
    const party = parties.items.find((each) => each._id === _id) ?? { name: name ?? messages.newSupplier };
    return [
      {
        label: messages.inStock(accessory.accessoryName),
        from: String(accessory.quantity),
        to: String(accessory.quantity + purchase.quantity),
      },
      ...effects(ofSplit(purchase, 'out')),
      ...(rest > 0 ? [partyEffect(party, -rest, common, formatMoney)] : []),
    ];
  };

  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      description={accessory.accessoryName}
      size="medium"
      effectsOf={effectsOf}
      warningsOf={(purchase) => warnings(ofSplit(purchase, 'out'))}
      confirmLabel={messages.confirm}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <FormGrid>
        <Field<AccessoryPurchaseDraft, 'quantity'> name="quantity">
          {(field) => <NumberField label={messages.quantity} minValue={1} isRequired autoFocus {...field} />}
        </Field>
        <Field<AccessoryPurchaseDraft, 'unitCost'> name="unitCost">
          {(field) => <MoneyField label={messages.unitCost} isRequired {...field} />}
        </Field>
        <Field<AccessoryPurchaseDraft, 'date'> name="date">
          {(field) => <DatePicker label={common.date} max={today} today={today} isRequired {...field} />}
        </Field>
        <Field<AccessoryPurchaseDraft, 'paymentType'> name="paymentType">
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
      {draft.paymentType === 'credit' ? (
        <>
          <Field<AccessoryPurchaseDraft, 'entity'> name="entity">
            {({ value, onChange, isDisabled }) => (
              <EntityPicker
                label={messages.supplier}
                {...{ value, onChange, isDisabled, parties }}
                errors={{
                  _id: errorOf('entity._id'),
                  name: errorOf('entity.name'),
                  number: errorOf('entity.number'),
                }}
              />
            )}
          </Field>
          <FormGrid>
            <Field<AccessoryPurchaseDraft, 'paidNow'> name="paidNow">
              {(field) => <MoneyField label={messages.paidNow} isRequired {...field} />}
            </Field>
            <Field<AccessoryPurchaseDraft, 'dateOfPayment'> name="dateOfPayment">
              {(field) => (
                <DatePicker label={common.dateOfPayment} min={draft.date || today} today={today} {...field} />
              )}
            </Field>
          </FormGrid>
        </>
      ) : null}
      <DescriptionList
        items={[
          { term: messages.total, description: formatMoney(total), isNumeric: true, isStrong: true },
          { term: messages.staysOwed, description: formatMoney(owed), isNumeric: true },
        ]}
      />
      {dueOf(draft) === 0 && draft.paymentType === 'credit' ? null : (
        <WalletSourceFields due={dueOf(draft)} banks={props.banks} pocketBalance={props.pocketBalance} />
      )}
    </FormDialog>
  );
});
