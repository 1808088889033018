import type { ReactNode, RefObject } from 'react';
import { FieldLabel } from '../field/FieldLabel.tsx';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import type { useFieldIds } from '../field/useFieldIds.ts';
import type { Picker } from './usePicker.ts';

interface PickerFieldProps<T> {
  field: RefObject<HTMLDivElement | null>;
  ids: ReturnType<typeof useFieldIds>;
  props: FieldProps;
  picker: Picker<T>;
  children: ReactNode;
}

/** The field around its frame: its label, and the place within which focus keeps the list open. */
export function PickerField<T>({ field, ids, props, picker, children }: PickerFieldProps<T>) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only sees what its controls do
    <div
      ref={field}
      className={fieldStyles.field}
      {...ids.root}
      onBlur={picker.onBlur}
      onKeyDown={picker.onEscape}
    >
      {props.isLabelHidden ? null : (
        <FieldLabel id={ids.labelId} htmlFor={ids.id} isRequired={props.isRequired}>
          {props.label}
        </FieldLabel>
      )}
      {children}
    </div>
  );
}
