import { conflictingFields, type EditConflict, type EditSide, mergeEdits } from '@handset/domain';
import type { FieldValues, FlowForm } from '@handset/flows/form';
import { useEffect, useState } from 'react';

/**
 * Merges changes that others save into an open form. Fields not edited here take the saved value; fields that both
 * sides changed are in conflict, and keep the value typed here until the user chooses.
 * @param opened the record that the form was opened with
 */
export function useEditConflict<Values extends FieldValues, Value>(
  { form, isUncertain }: FlowForm<Values, Value>,
  stored: Values,
  opened = stored,
) {
  type Field = keyof Values & string;
  const [{ before, seen }, setHeld] = useState({ before: opened, seen: opened });
  const fields = Object.keys(stored) as Field[];
  const conflict: EditConflict<Values> = { before, mine: form.getValues(), stored };
  const conflicting = conflictingFields(conflict, fields);

  useEffect(() => {
    if (JSON.stringify(stored) === JSON.stringify(seen)) return;
    form.reset(stored, { keepValues: true, keepErrors: true });
    form.reset(mergeEdits(conflict, fields), { keepDefaultValues: true, keepErrors: true });
    const undecided = Object.fromEntries(conflicting.map((field) => [field, before[field]]));
    setHeld({ before: { ...stored, ...undecided }, seen: stored });
  });

  return {
    ...conflict,
    /** None while an answer is missing: what is stored may be what was sent. */
    conflicting: isUncertain ? [] : conflicting,
    /** Continues from the stored record with the chosen values. */
    resolve: (choices: Partial<Record<Field, EditSide>>) => {
      form.reset(mergeEdits(conflict, fields, choices), { keepDefaultValues: true, keepErrors: true });
      setHeld({ before: stored, seen: stored });
    },
  };
}
