import { Button, ConfirmDialog, type Effect, Form, Modal, Stack } from '@handset/ui';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { FieldsDisabled } from './Field.tsx';
import { useConfirmedSubmission } from './useConfirmedSubmission.ts';
import type { FlowForm } from './useFlowForm.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

interface FormDialogProps<Values extends FieldValues, Value> {
  flow: FlowForm<Values, Value>;
  title: string;
  description?: string | undefined;
  /** @default 'Save' */
  submitLabel?: string | undefined;
  /** A message about the whole form, read out at once. */
  alert?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What a valid value changes: listed before it is handed over. Nothing is asked where it changes nothing. */
  effectsOf?: ((value: Value) => readonly Effect[]) | undefined;
  /** The question over the effects. @default the title */
  confirmTitle?: string | undefined;
  /** The words of the button that hands it over. @default 'Confirm' */
  confirmLabel?: string | undefined;
  /** Whether it held entries when it was opened, such as those of a draft. */
  isRestored?: boolean | undefined;
  /** Whether Enter goes to the next field; from the last one it submits. @default it submits from each */
  shouldAdvanceOnEnter?: boolean | undefined;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog: fields, errors, Cancel and Save. Asks before entries are left, lists what a submission changes before it is
 * sent, and stays disabled once it was accepted, until it is closed.
 */
export function FormDialog<Values extends FieldValues, Value>(props: FormDialogProps<Values, Value>) {
  const { flow, title, description, submitLabel, alert, size = 'small', effectsOf, children } = props;
  const messages = useMessages(commonMessages);
  const formId = useId();
  const effects = (value: Value) => effectsOf?.(value) ?? [];
  const { asked, isSending, ...submission } = useConfirmedSubmission(
    flow,
    (value: Value) => effects(value).length > 0,
  );
  const leave = useLeaveGuard({
    isDirty: flow.form.formState.isDirty || (props.isRestored ?? false),
    onLeave: props.onCancel,
  });

  return (
    <FormProvider {...flow.form}>
      <Modal
        isOpen
        onClose={leave.ask}
        title={title}
        description={description}
        size={size}
        isPending={isSending}
        footer={
          <>
            <Button onPress={leave.ask} isDisabled={isSending}>
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
          onSubmit={() => void submission.save()}
          errors={flow.errors}
          alert={alert}
          submitCount={flow.submitCount}
          shouldAdvanceOnEnter={props.shouldAdvanceOnEnter}
        >
          <FieldsDisabled value={isSending}>
            <Stack>{children}</Stack>
          </FieldsDisabled>
        </Form>
      </Modal>
      <ConfirmDialog
        isOpen={asked !== null}
        title={props.confirmTitle ?? title}
        description={messages.confirmText}
        effects={asked === null ? [] : effects(asked)}
        confirmLabel={props.confirmLabel}
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
      {leave.dialog}
    </FormProvider>
  );
}
