import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A notice that goes with the next change of the values of a form, by people or by the form itself. */
export function useUntilChange<Notice, Values extends FieldValues = FieldValues>({
  watch,
}: Pick<UseFormReturn<Values>, 'watch'>): [Notice | undefined, Dispatch<SetStateAction<Notice | undefined>>] {
  const [notice, setNotice] = useState<Notice>();
  // A payment that follows from a scan changes before the notice about that scan counts as shown.
  const shown = useRef(notice);
  useEffect(() => {
    shown.current = notice;
  }, [notice]);
  useEffect(() => {
    // `subscribe` hears of more than values: of a field that is left, too.
    const { unsubscribe } = watch(() => {
      const { current } = shown;
      setNotice((now) => (now === current ? undefined : now));
    });
    return unsubscribe;
  }, [watch]);
  return [notice, setNotice];
}
