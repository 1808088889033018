import {
  type ChangeEvent,
  type FocusEvent,
  type ForwardedRef,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { FieldProps } from './FieldProps.ts';
import { useFieldIds } from './useFieldIds.ts';
import { useFormReset } from './useFormReset.ts';

interface TextControlProps extends FieldProps {
  value: string;
  onChange: (text: string) => void;
}

/** What a text field's control gets, be it of one line or several. */
export function useTextControl<Control extends HTMLInputElement | HTMLTextAreaElement>(
  props: TextControlProps,
  ref: ForwardedRef<Control>,
) {
  const { value, onChange, isDisabled = false } = props;
  const ids = useFieldIds(props);
  const control = useRef<Control>(null);
  useImperativeHandle<Control | null, Control | null>(ref, () => control.current);
  useFormReset(control, value, onChange);

  // A browser that takes the focus from a field as it is disabled tells nobody.
  const isFocused = useRef(false);
  useEffect(() => {
    if (isDisabled && isFocused.current)
      control.current?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }, [isDisabled]);

  return {
    ids,
    control: {
      ...ids.control,
      ref: control,
      id: ids.id,
      name: props.name,
      value,
      dir: value ? 'auto' : undefined,
      disabled: isDisabled,
      readOnly: props.isReadOnly,
      autoFocus: props.autoFocus,
      onChange: (event: ChangeEvent<Control>) => onChange(event.target.value),
      onFocus: (event: FocusEvent) => {
        isFocused.current = true;
        props.onFocus?.(event);
      },
      onBlur: (event: FocusEvent) => {
        isFocused.current = false;
        props.onBlur?.(event);
      },
    },
  };
}
