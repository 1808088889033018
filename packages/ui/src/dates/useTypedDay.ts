import type { CalendarDate } from '@internationalized/date';
import { useMemo, useState } from 'react';
import { FIRST_YEAR, parseDay } from './day.ts';

/** A day that is being typed. */
export interface TypedDay {
  /** The day for React Aria. */
  day: CalendarDate | null;
  /** Whether the segments name no day, though they are not empty. */
  isIncomplete: boolean;
  /** Sets the whole day. */
  change: (day: CalendarDate | null) => void;
  /** Receives the day of the segments after each change. Null while they are neither empty nor complete. */
  read: (day: string | null) => void;
}

/**
 * React Aria reports only whole days and keeps the last one while another is typed. This reports an empty text as soon as the segments
 * name no day, so that the day before it is not saved.
 */
export function useTypedDay(value: string, onChange: (day: string) => void): TypedDay {
  const day = useMemo(() => parseDay(value), [value]);
  const [knownValue, setKnownValue] = useState(value);
  // The day passed to React Aria while the segments are incomplete. A different one would clear them.
  const [kept, setKept] = useState<{ day: CalendarDate | null } | null>(null);
  // While the segments are incomplete the value is empty. Another one came from outside.
  const current = value === '' ? kept : null;

  if (value !== knownValue) {
    setKnownValue(value);
    // A value from outside replaces the typed one. An empty value is our own.
    if (value !== '' && kept) setKept(null);
  }

  const report = (next: string) => {
    if (next !== value) onChange(next);
  };

  return {
    day: current ? current.day : day,
    isIncomplete: current !== null,
    change(next) {
      const isYearTyped = next === null || next.year >= FIRST_YEAR;
      setKept(isYearTyped ? null : { day: next });
      report(isYearTyped && next ? next.toString() : '');
    },
    read(text) {
      if (text === null) {
        if (!kept) setKept({ day });
        report('');
      } else if (kept) {
        setKept(null);
        report(text);
      }
    },
  };
}
