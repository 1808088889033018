import { UnreadContext } from '@handset/ui';
import { createContext, type ReactElement, useCallback, useContext } from 'react';
import {
  Controller,
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  useFormContext,
} from 'react-hook-form';
import { unreadTextsOf } from './unreadTexts.ts';

const DisabledContext = createContext(false);

/** Disables every `Field` below it, while something is being sent. */
export const FieldsDisabled = DisabledContext.Provider;

/** Whether the fields here are disabled. */
export function useFieldsDisabled(): boolean {
  return useContext(DisabledContext);
}

/** Props of an `@handset/ui` field that the form provides. */
export type BoundField<Values extends FieldValues, Name extends Path<Values>> = Pick<
  ControllerRenderProps<Values, Name>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref'
> & {
  /** Error message of the value. */
  errorMessage: string | undefined;
  /** Whether it is disabled, as while a submission is on its way. */
  isDisabled: boolean;
};

/** Props of Field. */
export interface FieldProps<Values extends FieldValues, Name extends Path<Values>> {
  /** The name of the value: `'price'`, `'plans.0.price'`. */
  name: Name;
  /** Draws the field: `(field) => <MoneyField label="Price" {...field} />`. */
  children: (field: BoundField<Values, Name>) => ReactElement;
}

/**
 * Binds a field of `@handset/ui` to the form around it: its value, its error, and whether it is disabled. A text that the field cannot take
 * keeps the form from being submitted.
 */
export function Field<Values extends FieldValues, Name extends Path<Values> = Path<Values>>({
  name,
  children,
}: FieldProps<Values, Name>) {
  const { control, getFieldState, trigger } = useFormContext<Values>();
  const isDisabled = useFieldsDisabled();
  const tellUnread = useCallback(
    (problem: string | null) => {
      const unread = unreadTextsOf(control);
      const wasUnread = unread.has(name);
      if (problem !== null) unread.set(name, problem);
      else unread.delete(name);
      // Its value may be what it was, so that nothing else would look again.
      if (problem === null && wasUnread && getFieldState(name).error) void trigger(name);
    },
    [control, name, getFieldState, trigger],
  );
  return (
    <UnreadContext.Provider value={tellUnread}>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur, ref }, fieldState }) =>
          children({
            name,
            value,
            onChange,
            onBlur,
            ref,
            errorMessage: fieldState.error?.message,
            isDisabled,
          })
        }
      />
    </UnreadContext.Provider>
  );
}
