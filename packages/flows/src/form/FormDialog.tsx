import { Button, Form, Modal, Stack } from '@handset/ui';
import { type ReactNode, useId, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { FieldsDisabled } from './Field.tsx';
import type { FlowForm } from './useFlowForm.ts';

interface FormDialogProps<Values extends FieldValues, Value> {
  flow: FlowForm<Values, Value>;
  title: string;
  description?: string | undefined;
  /** @default 'Save' */
  submitLabel?: string | undefined;
  /** A message about the whole form, read out at once. */
  alert?: string | undefined;
  size?: 'small' | 'medium' | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/** A small form in a dialog: fields, errors, Cancel and Save. Stays disabled once it was accepted, until it is closed. */
export function FormDialog<Values extends FieldValues, Value>(props: FormDialogProps<Values, Value>) {
  const { flow, title, description, submitLabel, alert, size = 'small', onCancel, children } = props;
  const messages = useMessages(commonMessages);
  const formId = useId();
  const [isDone, setDone] = useState(false);
  const isSending = flow.isSending || isDone;
  const save = async () => {
    if (!isSending) setDone(await flow.submit());
  };
  return (
    <FormProvider {...flow.form}>
      <Modal
        isOpen
        onClose={onCancel}
        title={title}
        description={description}
        size={size}
        isPending={isSending}
        footer={
          <>
            <Button onPress={onCancel} isDisabled={isSending}>
              {messages.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={isSending}>
              {submitLabel ?? messages.save}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          label={title}
          onSubmit={() => void save()}
          errors={flow.errors}
          alert={alert}
          submitCount={flow.submitCount}
        >
          <FieldsDisabled value={isSending}>
            <Stack>{children}</Stack>
          </FieldsDisabled>
        </Form>
      </Modal>
    </FormProvider>
  );
}
