import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { parseDay } from './day.ts';
import type { SegmentReading } from './readSegments.ts';

/**
 * Keeps what is typed and what is told in step. A date that is half typed, or that no month has, is told as no day at all: the day that was
 * there before must not be saved while another one stands in the field.
 */
export function useDayDraft(value: string, onChange: (day: string) => void) {
  const day = useMemo(() => parseDay(value), [value]);
  const [known, setKnown] = useState(value);
  // What React Aria is given while the segments say something else: changing it would wipe them.
  const [draft, setDraft] = useState<{ base: CalendarDate | null } | null>(null);
  let current = draft;

  if (value !== known) {
    setKnown(value);
    if (value !== '' && draft) {
      current = null;
      setDraft(null);
    }
  }

  const tell = (next: string) => {
    if (next !== value) onChange(next);
  };

  return {
    /** The day for React Aria. */
    day: current ? current.base : day,
    /** Whether the segments name no day, though they are not empty. */
    isDraft: current !== null,
    change(next: CalendarDate | null) {
      setDraft(null);
      tell(next?.toString() ?? '');
    },
    /** Called with what the segments say whenever that changes. */
    read(reading: SegmentReading) {
      const isDay = reading.kind === 'day';
      if (!isDay && reading.kind !== 'empty') {
        if (!draft) setDraft({ base: day });
        tell('');
      } else if (draft) {
        setDraft(null);
        tell(isDay ? reading.day : '');
      }
    },
  };
}
