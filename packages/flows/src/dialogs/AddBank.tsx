import { ACCOUNT_TYPES, type MinorUnits, type NewBank, newBankSchema } from '@handset/domain';
import { MoneyField, Select, TextField } from '@handset/ui';
import type { FlowDialogProps } from '../embedding/embedding.ts';
import { Field } from '../form/Field.tsx';
import { FormDialog } from '../form/FormDialog.tsx';
import { useFlowForm } from '../form/useFlowForm.ts';
import { whileOpen } from '../form/whileOpen.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { dialogMessages } from './dialogMessages.ts';

/** Props of AddBank. */
export type AddBankProps = FlowDialogProps<NewBank>;

interface Values {
  bankName: string;
  accountType: (typeof ACCOUNT_TYPES)[number];
  openingBalance: MinorUnits | null;
}

/** A bank account or mobile wallet, with what it holds at first. */
export const AddBank = whileOpen(function AddBank({ onSubmit, onCancel }: AddBankProps) {
  const messages = useMessages(dialogMessages);
  const flow = useFlowForm<Values, NewBank>({
    schema: newBankSchema,
    defaultValues: { bankName: '', accountType: 'Current', openingBalance: 0 },
    labels: {
      bankName: messages.bankName,
      accountType: messages.accountType,
      openingBalance: messages.openingBalance,
    },
    onSubmit: (value) => onSubmit(value),
  });
  return (
    <FormDialog flow={flow} title={messages.addBank} onCancel={onCancel}>
      <Field<Values, 'bankName'> name="bankName">
        {(field) => (
          <TextField label={messages.bankName} isRequired autoFocus autoComplete="off" {...field} />
        )}
      </Field>
      <Field<Values, 'accountType'> name="accountType">
        {(field) => (
          <Select
            label={messages.accountType}
            options={ACCOUNT_TYPES.map((value) => ({ value, label: messages.accountTypes[value] }))}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<Values, 'openingBalance'> name="openingBalance">
        {(field) => <MoneyField label={messages.openingBalance} isRequired {...field} />}
      </Field>
    </FormDialog>
  );
});
