import { ConfirmDialog, useWords } from '@handset/ui';
import { type ReactElement, useState } from 'react';
import { commonMessages } from './commonMessages.ts';

/** Asks before what was typed is left behind. */
export function useLeaveGuard({ isDirty, onLeave }: { isDirty: boolean; onLeave: () => void }): {
  /** Leaves at once when nothing was typed, and asks otherwise. */
  ask: () => void;
  /** The question, to be rendered beside the form. */
  dialog: ReactElement;
} {
  const messages = useWords(commonMessages);
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => (isDirty ? setAsking(true) : onLeave()),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.leaveTitle}
        description={messages.leaveText}
        confirmLabel={messages.leave}
        cancelLabel={messages.stay}
        tone="critical"
        onConfirm={onLeave}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
