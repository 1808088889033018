import { Button, ConfirmDialog, Form, Modal, type ModalSize, Stack } from '@handset/ui';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../messages/useWords.ts';
import { formWords } from './formWords.ts';
import type { SchemaForm } from './useSchemaForm.ts';

interface FormModalProps {
  title: string;
  description?: string;
  size?: ModalSize;
  form: Pick<SchemaForm<object>, 'formProps' | 'isSending'>;
  /** Whether anything was typed: it is asked before it is left. */
  isDirty: boolean;
  /** @default 'Save' */
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form of the host in a dialog. */
export function FormModal({ title, description, size, form, isDirty, onClose, ...props }: FormModalProps) {
  const words = useWords(formWords);
  const formId = useId();
  const [isAsking, setAsking] = useState(false);
  const leave = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Modal
        isOpen
        onClose={leave}
        title={title}
        description={description}
        size={size ?? 'small'}
        isPending={form.isSending}
        footer={
          <>
            <Button onPress={leave} isDisabled={form.isSending}>
              {words.cancel}
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={form.isSending}>
              {props.submitLabel ?? words.save}
            </Button>
          </>
        }
      >
        <Form id={formId} label={title} {...form.formProps}>
          <Stack gap={4}>{props.children}</Stack>
        </Form>
      </Modal>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.leaveTitle}
        description={words.leaveText}
        confirmLabel={words.leave}
        cancelLabel={words.stay}
        tone="critical"
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
