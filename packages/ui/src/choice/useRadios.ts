import { type FocusEvent, type ForwardedRef, type KeyboardEvent, useRef } from 'react';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useFormReset } from '../field/useFormReset.ts';
import * as styles from './choice.css.ts';
import { firstToFocus } from './distinctOptions.ts';

interface RadiosProps extends FieldProps {
  /** Each value once. */
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  orientation: 'vertical' | 'horizontal';
}

/** A group of the browser's own radio buttons: one stop of Tab, arrows choose, past what is disabled and round the end. */
export function useRadios(props: RadiosProps, ref: ForwardedRef<FieldHandle>) {
  const { label, isLabelHidden, isDisabled = false, isReadOnly = false, orientation, options, value } = props;
  const root = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useFieldHandle(ref, root);
  const ids = useFieldIds(props);
  const name = props.name ?? ids.id;
  const describedBy = ids.control['aria-describedby'];
  const stop = firstToFocus(options, (option) => option === value);

  const choose = (next: string) => {
    if (!isReadOnly && next !== value) props.onChange(next);
  };
  useFormReset(first, value, (before) => {
    // A form that began with none chosen has none chosen again, though callers who keep the choice name only texts.
    if (!isDisabled && !isReadOnly) props.onChange(before as string);
  });

  /** Not left to the browser: not all of them know that the next one is to the left in Urdu. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const steps = stepsOf(event, orientation);
    if (steps === 0) return;
    const radios = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
    const at = radios.indexOf(event.target as HTMLInputElement);
    const next = radios[(at + steps + radios.length) % radios.length];
    if (at === -1 || !next) return;
    event.preventDefault();
    next.focus();
    choose(next.value);
  };

  const isWithin = ({ currentTarget, relatedTarget }: FocusEvent) =>
    relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

  return {
    ids,
    group: {
      ...ids.root,
      ref: root,
      id: ids.id,
      role: 'radiogroup',
      'aria-label': isLabelHidden ? label : undefined,
      'aria-labelledby': isLabelHidden ? undefined : ids.labelId,
      'aria-describedby': describedBy,
      'aria-orientation': orientation,
      'aria-invalid': ids.control['aria-invalid'],
      'aria-required': ids.control['aria-required'],
      'aria-readonly': isReadOnly || undefined,
      'aria-disabled': isDisabled || undefined,
      onKeyDown,
      onFocus: (event: FocusEvent) => {
        if (!isWithin(event)) props.onFocus?.(event);
      },
      onBlur: (event: FocusEvent) => {
        if (!isWithin(event)) props.onBlur?.(event);
      },
    } as const,
    /** The label around a radio button, which shows what state it is in. */
    choice: (option: Option) => ({
      'data-selected': option.value === value || undefined,
      'data-disabled': isDisabled || option.isDisabled || undefined,
      'data-readonly': isReadOnly || undefined,
      'data-invalid': ids.root['data-invalid'],
    }),
    radio: (option: Option) =>
      ({
        type: 'radio',
        ref: option === options[0] ? first : undefined,
        className: styles.control,
        name,
        value: option.value,
        checked: option.value === value,
        disabled: isDisabled || option.isDisabled,
        tabIndex: option.value === stop ? 0 : -1,
        autoFocus: props.autoFocus && option.value === stop,
        'aria-describedby': describedBy,
        onChange: () => choose(option.value),
      }) as const,
  };
}

/** How far an arrow goes on in the group. */
function stepsOf(event: KeyboardEvent<HTMLElement>, orientation: 'vertical' | 'horizontal'): -1 | 0 | 1 {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return 0;
  const isRightToLeft =
    orientation === 'horizontal' && getComputedStyle(event.currentTarget).direction === 'rtl';
  switch (event.key) {
    case 'ArrowDown':
      return 1;
    case 'ArrowUp':
      return -1;
    case 'ArrowRight':
      return isRightToLeft ? -1 : 1;
    case 'ArrowLeft':
      return isRightToLeft ? 1 : -1;
    default:
      return 0;
  }
}
