import { useChangeBank, useWallet } from '@handset/api-client/swr';
import { ACCOUNT_TYPES, type BankAccount, bankChangeSchema } from '@handset/domain';
import { Select, Switch, TextField } from '@handset/ui';

import { FormModal } from '../forms/FormModal.tsx';
import { formWords } from '../forms/formWords.ts';
import { MeetingModal } from '../forms/MeetingModal.tsx';
import { useMeeting } from '../forms/useMeeting.ts';
import { useSchemaForm } from '../forms/useSchemaForm.ts';
import { ledgerWords } from '../ledgers/ledgerWords.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import type { DialogProps } from './DialogHost.tsx';
import { isStale } from './isStale.ts';
import { useSubmit } from './useSubmit.ts';

interface EditBankProps extends DialogProps {
  bankId: string;
}

/** What a bank account is called, of what kind it is, and whether payments may choose it. */
export function EditBankDialog({ bankId, onClose }: EditBankProps) {
  const { data: wallet, mutate: lookAgain } = useWallet({ inactive: 'true' });
  const bank = wallet?.banks.find(({ _id }) => _id === bankId);
  if (!bank) return null;
  return <Edit bank={bank} lookAgain={() => void lookAgain()} onClose={onClose} />;
}

function Edit({ bank, lookAgain, onClose }: DialogProps & { bank: BankAccount; lookAgain: () => void }) {
  const words = useWords(ledgerWords);
  const { yes, no } = useWords(formWords);
  const { wallet } = useMessages();
  const { write } = useChangeBank();
  const { bankName, isActive } = bank;
  const edit = useMeeting({ bankName, accountType: bank.accountType, isActive });
  const labels = { bankName: words.bankName, accountType: words.accountType, isActive: words.inUse };
  const form = useSchemaForm({
    schema: bankChangeSchema,
    values: edit.values,
    onChange: edit.change,
    toInput: () => ({ version: bank.version, ...edit.changes }),
    labels,
    onSubmit: useSubmit({
      send: (change) => write({ id: bank._id, change }),
      success: words.bankEdited,
      onDone: onClose,
      onFailure: (error) => isStale(error) && lookAgain(),
    }),
  });
  const accountType = form.field('accountType');
  const shown = (name: keyof typeof edit.values, held: typeof edit.values) => {
    if (name === 'isActive') return held.isActive ? yes : no;
    return name === 'accountType'
      ? (wallet.accountTypes[held.accountType] ?? held.accountType)
      : held.bankName;
  };
  if (edit.contested.length > 0 && !form.isSending)
    return <MeetingModal edit={edit} labels={labels} shown={shown} onLeave={onClose} />;
  return (
    <FormModal title={words.editBank} form={form} isDirty={edit.isDirty} onClose={onClose}>
      <TextField {...form.field('bankName')} isRequired autoFocus autoComplete="off" />
      <Select
        {...accountType}
        onChange={(chosen) => chosen && accountType.onChange(chosen)}
        options={ACCOUNT_TYPES.map((value) => ({ value, label: wallet.accountTypes[value] ?? value }))}
        isRequired
      />
      <Switch {...form.field('isActive')} description={words.inUseHint}>
        {words.inUse}
      </Switch>
    </FormModal>
  );
}
