import { useChangeBank, useWallet } from '@handset/api-client/swr';
import { ACCOUNT_TYPES, type BankAccount, bankChangeSchema } from '@handset/domain';
import { Select, Switch, TextField } from '@handset/ui';
import { useState } from 'react';
import { differing } from '../forms/differing.ts';
import { FormModal } from '../forms/FormModal.tsx';
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
  const { wallet } = useMessages();
  const { write } = useChangeBank();
  const [first] = useState({
    bankName: bank.bankName,
    accountType: bank.accountType,
    isActive: bank.isActive,
  });
  const [values, setValues] = useState(first);
  const form = useSchemaForm({
    schema: bankChangeSchema,
    values,
    onChange: (change) => setValues((held) => ({ ...held, ...change })),
    toInput: (held) => ({ version: bank.version, ...differing(held, first) }),
    labels: { bankName: words.bankName, accountType: words.accountType, isActive: words.inUse },
    onSubmit: useSubmit({
      send: (change) => write({ id: bank._id, change }),
      success: words.bankEdited,
      onDone: onClose,
      onFailure: (error) => isStale(error) && lookAgain(),
    }),
  });
  const accountType = form.field('accountType');
  return (
    <FormModal title={words.editBank} form={form} isDirty={values !== first} onClose={onClose}>
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
