import { useCheckEGadget } from '@handset/api-client/swr';
import { EGADGET_STATUSES, type EGadgetStatus, type PurchaseDetail } from '@handset/domain';
import { ConfirmDialog, Select, Stack, TextField, useToast } from '@handset/ui';
import { useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { errorText } from '../problems/errorText.ts';
import { documentWords } from './documentWords.ts';
import { purchaseWords } from './purchaseWords.ts';

interface EGadgetCheckProps {
  purchase: PurchaseDetail;
  onClose: () => void;
}

/** How far the police register was asked about a slip's phone; it is often known only later. */
export function EGadgetCheck({ purchase, onClose }: EGadgetCheckProps) {
  const words = useWords(documentWords);
  const { eGadgets } = useWords(purchaseWords);
  const messages = useMessages();
  const toast = useToast();
  const { write, isWriting } = useCheckEGadget();
  const [status, setStatus] = useState<EGadgetStatus>(purchase.eGadget.status);
  const [reference, setReference] = useState(purchase.eGadget.reference ?? '');
  const [problem, setProblem] = useState<string>();

  const save = async () => {
    const check = { status, reference: reference.trim() || undefined, date: undefined };
    try {
      await write({ id: purchase._id, check, pictures: {} });
      toast.success(words.eGadgetSaved);
      onClose();
    } catch (error) {
      setProblem(errorText(error, messages));
    }
  };

  return (
    <ConfirmDialog
      isOpen
      title={words.eGadget}
      description={words.eGadgetText}
      confirmLabel={words.eGadgetSave}
      isPending={isWriting}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Select
          label={words.eGadgetStatus}
          value={status}
          onChange={(chosen) => chosen && setStatus(chosen)}
          options={EGADGET_STATUSES.map((value) => ({ value, label: eGadgets[value] }))}
          isRequired
        />
        <TextField
          label={words.eGadgetReference}
          value={reference}
          onChange={setReference}
          errorMessage={problem}
        />
      </Stack>
    </ConfirmDialog>
  );
}
