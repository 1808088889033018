import { ConfirmDialog, useWords } from '@handset/ui';
import { type ReactElement, useState } from 'react';
import { commonMessages } from './commonMessages.ts';

interface LeaveGuardOptions {
  /** Whether something was typed. */
  isDirty: boolean;
  /** Whether it was sent and no answer arrived. @default false */
  isUncertain?: boolean;
  onLeave: () => void;
}

/** Asks before what was typed, or may be saved, is left behind. */
export function useLeaveGuard({ isDirty, isUncertain = false, onLeave }: LeaveGuardOptions): {
  /** Leaves at once when nothing was typed, and asks otherwise. */
  ask: () => void;
  /** The question, to be rendered beside the form. */
  dialog: ReactElement;
} {
  const messages = useWords(commonMessages);
  const [isAsking, setAsking] = useState(false);
  return {
    ask: () => (isDirty || isUncertain ? setAsking(true) : onLeave()),
    dialog: (
      <ConfirmDialog
        isOpen={isAsking}
        title={isUncertain ? messages.leaveUnansweredTitle : messages.leaveTitle}
        description={isUncertain ? messages.leaveUnansweredText : messages.leaveText}
        confirmLabel={messages.leave}
        cancelLabel={isUncertain ? messages.cancel : messages.stay}
        tone="critical"
        onConfirm={onLeave}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
