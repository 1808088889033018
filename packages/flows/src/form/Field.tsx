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

/** Binds a field of `@handset/ui` to the form around it: its value, its error, and whether it is disabled. */
export function Field<Values extends FieldValues, Name extends Path<Values> = Path<Values>>({
  name,
  children,
}: FieldProps<Values, Name>) {
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
