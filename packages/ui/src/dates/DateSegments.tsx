import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';
import {
  type DateFieldState,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { isDateSegment } from '../field/isDateSegment.ts';
import { submitImplicitly } from '../field/submitImplicitly.ts';
import { useEvent } from '../layout/useEvent.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './dates.css.ts';
import { FIRST_YEAR, parseDay, readDay, wholeYear } from './day.ts';
import type { TypedDay } from './useTypedDay.ts';

/** The keys that people type between day, month and year. */
const separators = /^[-/. ،۔]$/;

/**
 * Day, month and year as three spin buttons, in the language's order. `31/12/26` and `311226` can be typed as they are, a whole date can
 * be pasted, and Enter submits the form.
 */
export function DateSegments({ typed }: { typed: TypedDay }) {
  const { dates: words } = useUI().messages;
  const { locale } = useLocale();
  const state = useRef<DateFieldState>(null);
  const typedIn = useRef<EventTarget>(null);

  const completeYear = (segment: HTMLElement) => {
    const year = Number(segment.getAttribute('aria-valuenow'));
    if (segment.dataset.type !== 'year' || !(year >= 1) || year === wholeYear(year)) return;
    state.current?.setSegment('year', wholeYear(year));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && /^\d$/.test(event.key)) event.preventDefault();
    if (event.defaultPrevented || !isDateSegment(event.target)) return;
    if (/^[\d۰-۹٠-٩]$/.test(event.key)) typedIn.current = event.target;
    if (separators.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      // After two digits the next segment has the focus already.
      if (typedIn.current === event.target) focusNext(event.target);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const segment = event.target;
    flushSync(() => completeYear(segment));
    submitImplicitly(segment.closest('form'));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const day = readDay(event.clipboardData.getData('text'), locale);
    if (day && event.target instanceof HTMLElement && event.target.isContentEditable) typed.change(day);
  };

  return (
    // React Aria handles Enter on the group itself, so it is met on its way down.
    <div
      className={styles.inputs}
      onKeyDownCapture={onKeyDown}
      onPaste={onPaste}
      onBlurCapture={({ target }) => isDateSegment(target) && completeYear(target)}
    >
      <DateInput className={styles.input}>
        {(segment) => (
          <>
            <DateSegment segment={segment} className={styles.segment}>
              {segment.isPlaceholder &&
              (segment.type === 'day' || segment.type === 'month' || segment.type === 'year')
                ? words[segment.type]
                : segment.text}
            </DateSegment>
            {segment.type === 'day' ? <SegmentReader state={state} onRead={typed.read} /> : null}
          </>
        )}
      </DateInput>
    </div>
  );
}

function focusNext(segment: HTMLElement): void {
  const segments = [...(segment.parentElement?.querySelectorAll<HTMLElement>('[role=spinbutton]') ?? [])];
  segments[segments.indexOf(segment) + 1]?.focus();
}

interface SegmentReaderProps {
  /** Receives the state of the segments. */
  state: RefObject<DateFieldState | null>;
  onRead: (day: string | null) => void;
}

/** Calls back with the day that the segments name, an empty text, or null while they name none. */
function SegmentReader({ state, onRead }: SegmentReaderProps) {
  const field = useContext(DateFieldStateContext);
  const parts = field?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const of = (type: string) => String(parts.find((part) => part.type === type)?.value ?? '').padStart(2, '0');
  const text = `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`;
  const isEmpty = parts.every(({ isPlaceholder }) => isPlaceholder);
  const day = parts.some(({ isPlaceholder }) => isPlaceholder) ? null : parseDay(text);
  const isDay = day !== null && day.year >= FIRST_YEAR;
  const reading = isDay ? text : isEmpty ? '' : null;
  const read = useEvent(onRead);
  useEffect(() => {
    state.current = field;
  });
  useEffect(() => read(reading), [read, reading]);
  return null;
}
