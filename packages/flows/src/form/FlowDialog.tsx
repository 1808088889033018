import { Button, ConfirmDialog, type Effect, Form, Modal, type ModalSize } from '@handset/ui';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import { FieldsDisabled } from './Field.tsx';
import * as layout from './layout.css.ts';
import { useConfirmedSubmission } from './useConfirmedSubmission.ts';
import type { FlowForm } from './useFlowForm.ts';
import { useLeaveGuard } from './useLeaveGuard.tsx';

/** What is asked before a valid value is sent. */
export interface FlowQuestion {
  title: string;
  description: string;
  /** Everything that will be different afterwards. */
  effects: readonly Effect[];
  confirmLabel: string;
  tone?: 'accent' | 'critical' | undefined;
}

interface FlowDialogFrameProps<Values extends FieldValues, Value> {
  flow: FlowForm<Values, Value>;
  title: string;
  description?: string | undefined;
  /** @default 'large' */
  size?: ModalSize | undefined;
  submitLabel: string;
  /** What the button says while the value is sent. @default as otherwise */
  sendingLabel?: string | undefined;
  /** Whether what is sent takes something back for good. */
  isCritical?: boolean | undefined;
  /** Whether there is nothing that could be sent. */
  isBlocked?: boolean | undefined;
  /** Whether leaving asks although nothing was typed yet, as where a draft was restored. */
  isRestored?: boolean | undefined;
  /** Whether the dialog goes by itself once the value was accepted. */
  closesWhenDone?: boolean | undefined;
  /** What is asked before the value is sent; without it, it is sent at once. */
  questionOf?: ((value: Value, values: Values) => FlowQuestion) | undefined;
  /** What stands beside the fields where there is room. */
  summary?: ReactNode;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog that asks before it is left and, where something moves, before it is sent. Once accepted, it stays disabled
 * until the host closes it, so that a second press cannot post twice.
 */
export function FlowDialog<Values extends FieldValues, Value>(props: FlowDialogFrameProps<Values, Value>) {
  const { flow, title, description, size = 'large', submitLabel, sendingLabel, summary, questionOf } = props;
  const common = useMessages(commonMessages);
  const formId = useId();
  const { asked, isSending, isDone, ...submission } = useConfirmedSubmission(
    flow,
    () => questionOf !== undefined,
  );
  const leave = useLeaveGuard({
    isDirty: flow.form.formState.isDirty || Boolean(props.isRestored),
    onLeave: props.onCancel,
  });
  const question = asked === null ? undefined : questionOf?.(asked, flow.form.getValues());

  const save = async () => {
    if (!props.isBlocked) await submission.save();
  };

  return (
    <FormProvider {...flow.form}>
      <Modal
        isOpen={!(isDone && props.closesWhenDone)}
        onClose={leave.ask}
        title={title}
        description={description}
        size={size}
        isPending={isSending}
        footer={
          <>
            <Button onPress={leave.ask} isDisabled={isSending}>
              {common.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={props.isCritical ? 'critical' : 'primary'}
              isPending={isSending}
              isDisabled={props.isBlocked ?? false}
            >
              {isSending ? (sendingLabel ?? submitLabel) : submitLabel}
            </Button>
          </>
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Ctrl Enter does what the button does, from wherever focus is in the form */}
        <div className={layout.frame} onKeyDown={submitFromAnywhere}>
          <Form
            id={formId}
            label={title}
            onSubmit={() => void save()}
            errors={flow.errors}
            submitCount={flow.submitCount}
            shouldAdvanceOnEnter
          >
            <FieldsDisabled value={isSending}>
              {summary ? (
                <div className={layout.columns}>
                  <div className={layout.sections}>{props.children}</div>
                  {summary}
                </div>
              ) : (
                <div className={layout.sections}>{props.children}</div>
              )}
            </FieldsDisabled>
          </Form>
        </div>
      </Modal>
      <ConfirmDialog
        isOpen={question !== undefined}
        title={question?.title ?? title}
        description={question?.description}
        effects={question?.effects ?? []}
        confirmLabel={question?.confirmLabel}
        tone={question?.tone}
        onConfirm={submission.confirm}
        onClose={submission.dismiss}
      />
      {leave.dialog}
    </FormProvider>
  );
}

/** Ctrl Enter submits, in a text of several lines too; a dialog over the form is another one's. */
function submitFromAnywhere(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  const isSubmit =
    event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
  if (!isSubmit || !(target instanceof Node) || !currentTarget.contains(target)) return;
  event.preventDefault();
  currentTarget.querySelector('form')?.requestSubmit();
}
