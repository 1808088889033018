import { type FieldValues, type FlowFormOptions, useFlowForm } from '@handset/flows/form';
import { useRef } from 'react';
import type { DraftedForm } from '../dialogs/useDraftedForm.ts';
import { useEditConflict } from './useEditConflict.ts';

/** An edit as it is kept: what was typed, and the record as it was when the typing began. */
export interface EditDraft<Values> {
  opened: Values;
  values: Values;
}

/** Rules of a form that edits a record. */
export type EditRules<Values extends FieldValues, Value> = Pick<
  FlowFormOptions<Values, Value>,
  'schema' | 'toInput' | 'labels' | 'fieldOf'
>;

/**
 * The form of a record that others may change meanwhile. It goes on with a draft, and takes over what others have saved since.
 * @param stored the record as it is stored now, as the form holds it
 */
export function useEditForm<Values extends FieldValues, Value>(
  { defaultDraft, isUncertain, onChange, onSubmit }: DraftedForm<EditDraft<Values>, Value>,
  stored: Values,
  rules: EditRules<Values, Value>,
) {
  const opened = defaultDraft?.opened ?? stored;
  const isTyped = useRef(defaultDraft !== undefined);
  const flow = useFlowForm<Values, Value>({
    ...rules,
    defaultValues: opened,
    defaultDraft: defaultDraft?.values,
    isUncertain,
    onChange: (values) => {
      isTyped.current ||= JSON.stringify(values) !== JSON.stringify(edit.before);
      if (isTyped.current) onChange({ opened: edit.before, values });
    },
    onSubmit,
  });
  const edit = useEditConflict(flow, stored, opened);
  return { flow, edit, isRestored: defaultDraft !== undefined };
}
