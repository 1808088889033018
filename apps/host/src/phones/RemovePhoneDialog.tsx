import { useRemovePhone } from '@handset/api-client/swr';
import type { Phone } from '@handset/domain';
import { ConfirmDialog, TextField, useToast } from '@handset/ui';
import { useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { errorText } from '../problems/errorText.ts';
import { phoneWords } from './phoneWords.ts';

/** Asks why before a phone that was entered by hand is taken out of the stock again. */
export function RemovePhoneDialog({ phone, onClose }: { phone: Phone; onClose: () => void }) {
  const words = useWords(phoneWords);
  const messages = useMessages();
  const toast = useToast();
  const { write, isWriting } = useRemovePhone();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    if (reason.trim() === '') return setProblem(messages.access.required);
    try {
      await write({ id: phone._id, reason: reason.trim() });
      toast.success(words.removed);
      onClose();
    } catch (error) {
      setProblem(errorText(error, messages));
    }
  };

  return (
    <ConfirmDialog
      isOpen
      title={words.removeTitle}
      description={words.removeText}
      effects={[{ label: `${phone.companyName} ${phone.modelName}`, to: phone.imei1 }]}
      confirmLabel={words.remove}
      tone="critical"
      isPending={isWriting}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <TextField
        label={words.removeReason}
        value={reason}
        onChange={setReason}
        errorMessage={problem}
        isRequired
      />
    </ConfirmDialog>
  );
}
