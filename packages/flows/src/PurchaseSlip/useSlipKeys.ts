import type { KeyboardEvent } from 'react';

interface SlipKeysOptions {
  /** The form, whose keys are told from those of the dialogs above it. */
  formId: string;
  isDisabled: boolean;
  onPayAll: () => void;
  onSubmit: () => void;
}

/** The keys of the whole slip: F4 pays all that is due from pocket cash, Ctrl Enter saves. */
export function useSlipKeys({ formId, isDisabled, onPayAll, onSubmit }: SlipKeysOptions) {
  return (event: KeyboardEvent) => {
    if (isDisabled || event.defaultPrevented || event.altKey || event.shiftKey) return;
    if (!(event.target instanceof Element) || event.target.closest('form')?.id !== formId) return;
    const hasControl = event.ctrlKey || event.metaKey;
    const command = hasControl ? event.key === 'Enter' && onSubmit : event.key === 'F4' && onPayAll;
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
  };
}
