import { ACCOUNT_TYPES, type MinorUnits, type NewBank, newBankSchema } from '@handset/domain';
import { MoneyField, Select, TextField, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import type { DraftProps, FlowDialogProps } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { FormDialog } from '../../form/FormDialog.tsx';
import { useFlowForm } from '../../form/useFlowForm.ts';
import { whileOpen } from '../../form/whileOpen.tsx';
import { addBankMessages } from './addBankMessages.ts';

/** Values of AddBank. */
export interface AddBankDraft {
  bankName: string;
  accountType: (typeof ACCOUNT_TYPES)[number];
  /** Minor units, or null while nothing is typed. */
  openingBalance: MinorUnits | null;
}

/** Props of AddBank. */
export interface AddBankProps extends FlowDialogProps<NewBank>, DraftProps<AddBankDraft> {}

/** Adds a bank account or mobile wallet with its opening balance. */
export const AddBank = whileOpen(function AddBank(props: AddBankProps) {
  const { defaultDraft, onSubmit, onCancel } = props;
  const messages = useWords(addBankMessages);
  const { formatMoney } = useFlows();
  const flow = useFlowForm<AddBankDraft, NewBank>({
    schema: newBankSchema,
    defaultValues: { bankName: '', accountType: 'Current', openingBalance: 0 },
    defaultDraft,
    labels: {
      bankName: messages.name,
      accountType: messages.accountType,
      openingBalance: messages.openingBalance,
    },
    onSubmit: (value) => onSubmit(value),
    onChange: props.onChange,
    isUncertain: props.isUncertain,
    onError: props.onError,
  });
  return (
    <FormDialog
      flow={flow}
      title={messages.title}
      effectsOf={({ bankName, openingBalance }) =>
        openingBalance > 0 ? [{ label: bankName, from: formatMoney(0), to: formatMoney(openingBalance) }] : []
      }
      confirmLabel={messages.title}
      isRestored={defaultDraft !== undefined}
      shouldAdvanceOnEnter
      onCancel={onCancel}
    >
      <Field<AddBankDraft, 'bankName'> name="bankName">
        {(field) => <TextField label={messages.name} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <Field<AddBankDraft, 'accountType'> name="accountType">
        {(field) => (
          <Select
            label={messages.accountType}
            options={ACCOUNT_TYPES.map((value) => ({ value, label: messages.accountTypes[value] }))}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<AddBankDraft, 'openingBalance'> name="openingBalance">
        {(field) => <MoneyField label={messages.openingBalance} isRequired {...field} />}
      </Field>
    </FormDialog>
  );
});
