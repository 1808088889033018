import {
  Button,
  ConfirmDialog,
  type Effect,
  Form,
  Modal,
  type ModalSize,
  Stack,
  useWords,
} from '@handset/ui';
import { type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { commonMessages } from './commonMessages.ts';
import { FieldsDisabled } from './Field.tsx';
import { FormKeys, RefusedScan } from './FormKeys.tsx';
import { FormNotice } from './FormNotice.tsx';
import { useConfirmedSubmission } from './useConfirmedSubmission.ts';
import type { FlowForm } from './useFlowForm.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';
import { type FlowWarning, Warnings } from './Warnings.tsx';

/** Props of FormDialog. */
export interface FormDialogProps<Values extends FieldValues, Value> {
  /** The form, from `useFlowForm`. */
  flow: FlowForm<Values, Value>;
  /** The title of the dialog, and the name of its form. */
  title: string;
  /** A line below the title. */
  description?: string | undefined;
  /** The width of the dialog. @default 'small' */
  size?: ModalSize | undefined;
  /** Label of the submit button. @default 'Save' */
  submitLabel?: string | undefined;
  /** Label of the cancel button. @default 'Cancel' */
  cancelLabel?: string | undefined;
  /** Label of the button while sending. @default the usual label */
  sendingLabel?: string | undefined;
  /**
   * A sentence about the whole form in the error summary, announced at once. @default the number of fields to
   * correct
   */
  alert?: string | undefined;
  /** Whether submitting cannot be undone. */
  isCritical?: boolean | undefined;
  /** Whether there is nothing to send. */
  isBlocked?: boolean | undefined;
  /** Whether leaving asks even if no field was changed, such as for a restored draft. */
  isRestored?: boolean | undefined;
  /** Whether leaving asks if fields were changed. @default true */
  asksBeforeLeaving?: boolean | undefined;
  /** Whether the dialog closes by itself once the value is accepted. */
  closesWhenDone?: boolean | undefined;
  /**
   * Returns the effects of a valid value, listed for confirmation before sending. An empty list asks nothing.
   */
  effectsOf?: ((value: Value, values: Values) => readonly Effect[]) | undefined;
  /** Returns warnings about unusual values, shown before sending. */
  warningsOf?: ((value: Value) => readonly FlowWarning[]) | undefined;
  /** Title of the confirmation of effects. @default the title of the dialog */
  confirmTitle?: string | undefined;
  /** Text of the confirmation. @default that entries in the books are reversed and not erased */
  confirmText?: string | undefined;
  /** Label of the button that confirms the effects. @default 'Confirm' */
  confirmLabel?: string | undefined;
  /** Whether Enter goes to the next field, and submits from the last. @default Enter submits from each */
  shouldAdvanceOnEnter?: boolean | undefined;
  /** Called to close the dialog without submitting. */
  onCancel: () => void;
  /** What stands before the buttons. */
  footerStart?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/**
 * A form in a dialog with fields, errors, Cancel and Save. It asks before discarding entries and lists the effects
 * before sending. Once accepted, it stays disabled until it is closed, so that a second press cannot post twice.
 */
export function FormDialog<Values extends FieldValues, Value>(props: FormDialogProps<Values, Value>) {
  const { flow, title, description, size = 'small', asksBeforeLeaving = true } = props;
  // A value that was sent can be sent again.
  const isBlocked = Boolean(props.isBlocked) && !flow.isUncertain;
  const messages = useWords(commonMessages);
  const formId = useId();
  const effectsOf = (value: Value) => props.effectsOf?.(value, flow.form.getValues()) ?? [];
  const warningsOf = (value: Value) => props.warningsOf?.(value) ?? [];
  const { asked, isSending, isDone, ...submission } = useConfirmedSubmission(
    flow,
    (value: Value) => effectsOf(value).length > 0 || warningsOf(value).length > 0,
  );
  const effects = asked === null ? [] : effectsOf(asked);
  const warnings = asked === null ? [] : warningsOf(asked);
  const hasEffects = effects.length > 0;
  const { isDirty } = flow.form.formState;
  const leave = useLeaveGuard({
    isDirty: asksBeforeLeaving && (isDirty || Boolean(props.isRestored)),
    isUncertain: flow.isUncertain,
    onLeave: props.onCancel,
  });

  const save = async () => {
    if (!isBlocked) await submission.save();
  };

  return (
    <FormProvider {...flow.form}>
      <FormKeys
        formId={formId}
        isDisabled={isSending}
        isFrozen={flow.isUncertain}
        onSubmit={() => void save()}
      >
        <Modal
          isOpen={!(isDone && props.closesWhenDone)}
          onClose={leave.ask}
          title={title}
          description={description}
          size={size}
          isPending={isSending}
          footer={
            <>
              {props.footerStart}
              <Button onPress={leave.ask} isDisabled={isSending}>
                {props.cancelLabel ?? messages.cancel}
              </Button>
              <Button
                type="submit"
                form={formId}
                variant={props.isCritical ? 'critical' : 'primary'}
                isPending={isSending}
                pendingLabel={props.sendingLabel}
                isDisabled={isBlocked}
              >
                {flow.isUncertain ? messages.retry : (props.submitLabel ?? messages.save)}
              </Button>
            </>
          }
        >
          <Form
            id={formId}
            label={title}
            onSubmit={() => void save()}
            errors={flow.errors}
            alert={props.alert}
            submitCount={flow.submitCount}
            shouldAdvanceOnEnter={props.shouldAdvanceOnEnter}
          >
            <FieldsDisabled value={isSending || flow.isUncertain}>
              <Stack>
                <FormNotice flow={flow} />
                <RefusedScan />
                {props.children}
              </Stack>
            </FieldsDisabled>
          </Form>
        </Modal>
        <ConfirmDialog
          isOpen={asked !== null}
          title={hasEffects ? (props.confirmTitle ?? title) : messages.warningTitle}
          description={hasEffects ? (props.confirmText ?? messages.confirmText) : messages.warningText}
          effects={effects}
          confirmLabel={hasEffects ? props.confirmLabel : messages.warningConfirm}
          cancelLabel={hasEffects ? undefined : messages.warningBack}
          onConfirm={submission.confirm}
          onClose={submission.dismiss}
        >
          <Warnings warnings={warnings} />
        </ConfirmDialog>
        {leave.dialog}
      </FormKeys>
    </FormProvider>
  );
}
