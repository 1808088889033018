import { ConfirmDialog } from '@handset/ui';
import { useDeed } from './useDeed.ts';

interface DeedQuestionProps {
  /** What is asked; `text` says what follows from it. */
  words: { title: string; text?: string | undefined; confirm: string; done: string };
  /** Whether it takes something away. */
  isCritical: boolean;
  isSending: boolean;
  /** Does it. */
  deed: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before something is done, and tells by a toast how it went. */
export function DeedQuestion({ words, isCritical, isSending, deed, onClose }: DeedQuestionProps) {
  const attempt = useDeed();
  const confirm = async () => {
    await attempt(deed, words.done);
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
