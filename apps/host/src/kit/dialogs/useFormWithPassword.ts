import { useDraft } from '../drafts/useDraft.ts';
import type { DraftedForm } from './useDraftedForm.ts';
import { useRestoredNotice } from './useRestoredNotice.ts';
import { useSubmit } from './useSubmit.ts';

interface FormWithPasswordOptions<Value> {
  /** Key of the draft. */
  form: string;
  send: (value: Value) => Promise<unknown>;
  /** Toast after success. */
  success: string;
  /** Called when the form is left, done or not. */
  onClose: () => void;
}

/** Props that such a form gets. */
export type FormWithPassword<Draft, Value> = Pick<
  DraftedForm<Draft, Value>,
  'defaultDraft' | 'onChange' | 'onSubmit' | 'onCancel'
>;

/** A form whose draft leaves out the password, and what was sent: a password is kept nowhere. Null until the draft was looked up. */
export function useFormWithPassword<Draft extends { password: string }, Value>({
  form,
  send,
  success,
  onClose,
}: FormWithPasswordOptions<Value>): { key: string; props: FormWithPassword<Draft, Value> } | null {
  const draft = useDraft<Draft>(form);
  const notice = useRestoredNotice(draft);
  const submit = useSubmit<Value>({
    send: async (value) => {
      await send(value);
      await draft.clear();
    },
    success,
    onDone: onClose,
  });
  if (!draft.isReady) return null;
  return {
    key: notice.formKey,
    props: {
      defaultDraft: notice.isDiscarded ? undefined : draft.initial,
      onChange: (held) => draft.save({ ...held, password: '' }),
      onSubmit: submit,
      onCancel: () => void draft.clear().then(onClose),
    },
  };
}
