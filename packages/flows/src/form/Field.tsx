import { createContext, type ReactElement, useContext } from 'react';
import {
  Controller,
  type ControllerRenderProps,
  type FieldValues,
  type Path,
  useFormContext,
} from 'react-hook-form';

const DisabledContext = createContext(false);

/** Disables every `Field` below it, while something is being sent. */
export const FieldsDisabled = DisabledContext.Provider;

/** Whether the fields here are disabled. */
export function useFieldsDisabled(): boolean {
  return useContext(DisabledContext);
}

/** What a ui field takes of the form. */
export type BoundField<Values extends FieldValues, Name extends Path<Values>> = Pick<
  ControllerRenderProps<Values, Name>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref'
> & { errorMessage: string | undefined; isDisabled: boolean };

/** Binds a ui field to the form: value, error, and whether it is disabled. */
export function Field<Values extends FieldValues, Name extends Path<Values> = Path<Values>>({
  name,
  children,
}: {
  name: Name;
  children: (field: BoundField<Values, Name>) => ReactElement;
}) {
  const { control } = useFormContext<Values>();
  const isDisabled = useFieldsDisabled();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) =>
        children({ name, value, onChange, onBlur, ref, errorMessage: fieldState.error?.message, isDisabled })
      }
    />
  );
}
