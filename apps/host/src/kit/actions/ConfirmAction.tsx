import { ConfirmDialog } from '@handset/ui';
import { useActionToast } from './useActionToast.ts';

interface ConfirmActionProps {
  /** Texts of the question. `text` explains the consequences. */
  words: { title: string; text?: string | undefined; confirm: string; done: string };
  /** Whether it takes something away. */
  isCritical: boolean;
  isSending: boolean;
  /** Does it. */
  action: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done, and tells by a toast how it went. */
export function ConfirmAction({ words, isCritical, isSending, action, onClose }: ConfirmActionProps) {
  const run = useActionToast();
  const confirm = async () => {
    await run(action, words.done);
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      tone={isCritical ? 'critical' : 'accent'}
      isPending={isSending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
