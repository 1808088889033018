import { useContext, useEffect, useRef } from 'react';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './dates.css.ts';
import { readSegments, type SegmentReading } from './readSegments.ts';

interface DateInputsProps {
  /** Called with what the segments say whenever that changes. */
  onReading: (reading: SegmentReading) => void;
}

/** Day, month and year as three spin buttons, in the language's order. */
export function DateInputs({ onReading }: DateInputsProps) {
  const { messages } = useUI();
  const words = messages.dates;
  return (
    <>
      <DateInput className={styles.input}>
        {(segment) => (
          <DateSegment segment={segment} className={styles.segment}>
            {segment.isPlaceholder &&
            (segment.type === 'day' || segment.type === 'month' || segment.type === 'year')
              ? words[segment.type]
              : segment.text}
          </DateSegment>
        )}
      </DateInput>
      <SegmentReader onReading={onReading} />
    </>
  );
}

/** React Aria tells of whole dates alone: this tells of the others. */
function SegmentReader({ onReading }: DateInputsProps) {
  const state = useContext(DateFieldStateContext);
  const reading = readSegments(state?.segments ?? []);
  const latest = useRef(onReading);
  useEffect(() => {
    latest.current = onReading;
  });
  const { kind } = reading;
  const day = reading.kind === 'day' ? reading.day : '';
  useEffect(() => {
    latest.current(kind === 'day' ? { kind, day } : { kind });
  }, [kind, day]);
  return null;
}
