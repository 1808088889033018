import type { Day } from '@handset/domain';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

interface FollowedDay<Values extends FieldValues> {
  /** Name of the date. */
  name: Path<Values> | undefined;
  /** The shop's day. */
  day: Day;
  /** The shop's day when the form's first values were kept. @default `day` */
  keptOn: Day | undefined;
  /** Whether the values have been sent and may not change. */
  isHeld: boolean;
}

/** Moves a date that nobody picked to the day that has begun. Returns that day, or null while none has. */
export function useFollowedDay<Values extends FieldValues, Value>(
  form: UseFormReturn<Values, unknown, Value>,
  { name, day, keptOn, isHeld }: FollowedDay<Values>,
): Day | null {
  const followed = useRef(keptOn ?? day);
  const [movedTo, setMovedTo] = useState<Day | null>(null);
  useEffect(() => {
    if (isHeld) return;
    const before = followed.current;
    followed.current = day;
    if (name === undefined || before === day || form.getValues(name) !== before) return;
    form.setValue(name, day as PathValue<Values, Path<Values>>);
    setMovedTo(day);
  }, [form, name, day, isHeld]);
  return movedTo;
}
