import { ConfirmDialog, type Effect, TextField, useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import { errorText } from '../problems/errorText.ts';
import { hostMessages } from '../words/hostMessages.ts';

interface ReasonDialogProps {
  /** Texts of the dialog. */
  words: { title: string; text: string; confirm: string; reason: string; done: string };
  /** Effects that are listed for confirmation. */
  effects?: readonly Effect[];
  isSending: boolean;
  /** Does it, for a reason that is not empty. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a reason before something is taken back, and shows errors at the reason. */
export function ReasonDialog({ words, effects, isSending, onConfirm, onClose }: ReasonDialogProps) {
  const messages = useWords(hostMessages);
  const toast = useToast();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  const confirm = async () => {
    if (reason.trim() === '') return setProblem(messages.access.required);
    try {
      await onConfirm(reason.trim());
      toast.success(words.done);
      onClose();
    } catch (error) {
      setProblem(errorText(error, messages));
    }
  };

  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      description={words.text}
      effects={effects}
      confirmLabel={words.confirm}
      tone="critical"
      isPending={isSending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <TextField label={words.reason} value={reason} onChange={setReason} errorMessage={problem} isRequired />
    </ConfirmDialog>
  );
}
