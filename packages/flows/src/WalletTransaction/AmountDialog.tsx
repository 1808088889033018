import type { MinorUnits } from '@handset/domain';
import { Button, type Effect, Effects, Form, Modal, MoneyField, Stack } from '@handset/ui';
import { useId, useState } from 'react';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

interface AmountDialogProps {
  isOpen: boolean;
  title: string;
  description: string;
  label: string;
  /** The message when no amount was given. */
  requiredMessage: string;
  /** What the amount starts with, in minor units. */
  amount: MinorUnits | null;
  /** What an amount does to the account. */
  effectsOf: (amount: MinorUnits) => Effect[];
  onSave: (amount: MinorUnits) => void;
  onClose: () => void;
}

/** Asks for the amount that moves through one account. */
export function AmountDialog(props: AmountDialogProps) {
  const { isOpen, title, description, onClose } = props;
  const messages = useMessages(commonMessages);
  const formId = useId();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      size="small"
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {messages.save}
          </Button>
        </>
      }
    >
      <AmountForm {...props} formId={formId} />
    </Modal>
  );
}

function AmountForm({
  formId,
  label,
  requiredMessage,
  effectsOf,
  onSave,
  ...props
}: AmountDialogProps & { formId: string }) {
  const [amount, setAmount] = useState(props.amount);
  const [isRefused, setRefused] = useState(false);
  const isMissing = amount === null || amount === 0;
  return (
    <Form id={formId} onSubmit={() => (isMissing ? setRefused(true) : onSave(amount))}>
      <Stack>
        <MoneyField
          label={label}
          value={amount}
          onChange={setAmount}
          errorMessage={isRefused && isMissing ? requiredMessage : undefined}
          isRequired
          autoFocus
        />
        {isMissing ? null : <Effects effects={effectsOf(amount)} />}
      </Stack>
    </Form>
  );
}
