import type { ClipboardEvent, KeyboardEvent } from 'react';
import { isDateSegment } from '../field/isDateSegment.ts';
import { submitImplicitly } from '../field/submitImplicitly.ts';
import { readDay } from './day.ts';
import { useDayDraft } from './useDayDraft.ts';

interface SegmentedDayOptions {
  value: string;
  onChange: (day: string) => void;
  locale: string;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** What a date in segments lacks of a text field: it can be pasted into, Enter submits its form, and half a date is told as none. */
export function useSegmentedDay(options: SegmentedDayOptions) {
  const { value, onChange, locale, isDisabled, isReadOnly, onKeyDown } = options;
  const draft = useDayDraft(value, onChange);
  return {
    ...draft,
    /** Handlers for the frame around the segments. */
    frame: {
      // On its way down, since React Aria lets neither Enter nor the arrows come up again.
      onKeyDownCapture(event: KeyboardEvent) {
        onKeyDown?.(event);
        if (event.defaultPrevented || event.key !== 'Enter' || !isDateSegment(event.target)) return;
        event.preventDefault();
        submitImplicitly(event.target.closest('form'));
      },
      onPaste(event: ClipboardEvent) {
        const day = readDay(event.clipboardData.getData('text'), locale);
        event.preventDefault();
        if (day && !isDisabled && !isReadOnly) draft.change(day);
      },
    },
  };
}
