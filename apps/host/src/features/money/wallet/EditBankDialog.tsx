import { useChangeBank, useWallet } from '@handset/api-client/swr';
import {
  ACCOUNT_TYPES,
  type BankAccount,
  type BankChange,
  bankChangeSchema,
  changedFields,
} from '@handset/domain';
import { Field } from '@handset/flows/form';
import { Select, Switch, TextField, useWords } from '@handset/ui';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { EditDialog } from '../../../kit/editConflict/EditDialog.tsx';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { walletWords } from './walletWords.ts';

type BankEdit = Pick<BankAccount, 'bankName' | 'accountType' | 'isActive'>;

interface EditBankProps extends DialogProps {
  bankId: string;
}

/** Edits a bank account: its name, its type, and whether payments may use it. */
export function EditBankDialog({ bankId, onClose }: EditBankProps) {
  const { data: wallet } = useWallet({ inactive: 'true' });
  const bank = wallet?.banks.find(({ _id }) => _id === bankId);
  if (!bank) return null;
  return <Edit bank={bank} onClose={onClose} />;
}

function Edit({ bank, onClose }: DialogProps & { bank: BankAccount }) {
  const words = useWords(ledgerWords);
  const wallet = useWords(walletWords);
  const { write } = useChangeBank();
  const { bankName, accountType, isActive } = bank;
  const stored: BankEdit = { bankName, accountType, isActive };
  const accountTypeName = (type: string) => wallet.accountTypes[type] ?? type;
  const shown = (field: keyof BankEdit, values: BankEdit) => {
    if (field === 'isActive') return values.isActive ? words.yes : words.no;
    return field === 'accountType' ? accountTypeName(values.accountType) : values.bankName;
  };
  return (
    <EditDialog<BankEdit, BankChange>
      form={`bank ${bank._id}`}
      stored={stored}
      shown={shown}
      title={words.editBank}
      schema={bankChangeSchema}
      toInput={(values) => ({ version: bank.version, ...changedFields(values, stored) })}
      labels={{ bankName: words.bankName, accountType: words.accountType, isActive: words.inUse }}
      send={(change, submission) => write({ id: bank._id, change }, submission)}
      success={words.bankEdited}
      onClose={onClose}
    >
      <Field<BankEdit, 'bankName'> name="bankName">
        {(field) => <TextField label={words.bankName} isRequired autoFocus autoComplete="off" {...field} />}
      </Field>
      <Field<BankEdit, 'accountType'> name="accountType">
        {(field) => (
          <Select
            label={words.accountType}
            options={ACCOUNT_TYPES.map((value) => ({ value, label: accountTypeName(value) }))}
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field<BankEdit, 'isActive'> name="isActive">
        {(field) => (
          <Switch description={words.inUseHint} {...field}>
            {words.inUse}
          </Switch>
        )}
      </Field>
    </EditDialog>
  );
}
