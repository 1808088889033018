import { type ClipboardEvent, type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { useLocale } from 'react-aria-components/I18nProvider';
import { isDateSegment } from '../field/isDateSegment.ts';
import { submitImplicitly } from '../field/submitImplicitly.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './dates.css.ts';
import { parseDay, readDay } from './day.ts';
import type { TypedDay } from './useTypedDay.ts';

/** Day, month and year as three spin buttons, in the language's order. A whole date can be pasted; Enter submits the form. */
export function DateSegments({ typed }: { typed: TypedDay }) {
  const { dates: words } = useUI().messages;
  const { locale } = useLocale();

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat && /^\d$/.test(event.key)) event.preventDefault();
    if (event.key !== 'Enter' || event.defaultPrevented || !isDateSegment(event.target)) return;
    event.preventDefault();
    submitImplicitly(event.target.closest('form'));
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const day = readDay(event.clipboardData.getData('text'), locale);
    if (day && event.target instanceof HTMLElement && event.target.isContentEditable) typed.change(day);
  };

  return (
    // React Aria handles Enter on the group itself, so it is met on its way down.
    <div className={styles.inputs} onKeyDownCapture={onKeyDown} onPaste={onPaste}>
      <DateInput className={styles.input}>
        {(segment) => (
          <>
            <DateSegment segment={segment} className={styles.segment}>
              {segment.isPlaceholder &&
              (segment.type === 'day' || segment.type === 'month' || segment.type === 'year')
                ? words[segment.type]
                : segment.text}
            </DateSegment>
            {segment.type === 'day' ? <SegmentReader onRead={typed.read} /> : null}
          </>
        )}
      </DateInput>
    </div>
  );
}

/** Calls back with the day that the segments name, an empty text, or null while they name none. */
function SegmentReader({ onRead }: { onRead: (day: string | null) => void }) {
  const segments = useContext(DateFieldStateContext)?.segments ?? [];
  const parts = segments.filter(({ isEditable }) => isEditable);
  const of = (type: string) => String(parts.find((part) => part.type === type)?.value ?? '').padStart(2, '0');
  const text = `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`;
  const isEmpty = parts.every(({ isPlaceholder }) => isPlaceholder);
  const isDay = parts.every(({ isPlaceholder }) => !isPlaceholder) && parseDay(text) !== null;
  const reading = isDay ? text : isEmpty ? '' : null;
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });
  useEffect(() => latest.current(reading), [reading]);
  return null;
}
