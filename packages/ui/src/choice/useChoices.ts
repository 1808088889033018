import { type ForwardedRef, useEffect, useRef } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { type FieldHandle, focusField, useFieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps, Option } from '../field/FieldProps.ts';
import { distinctBy } from './distinctBy.ts';

/** The options to show, the first one of each value, and the ref for the root of their group. The caller's ref and `autoFocus` focus it. */
export function useChoices<Choice extends Option>(
  component: string,
  { options, autoFocus }: Pick<FieldProps, 'autoFocus'> & { options: readonly Choice[] },
  ref: ForwardedRef<FieldHandle>,
) {
  const root = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, root);
  useEffect(() => {
    if (autoFocus) focusField(root.current);
  }, [autoFocus]);

  const choices = distinctBy(options, ({ value }) => value);
  const repeated = options.find((option, position) => option !== choices[position]);
  useDevelopmentWarning(
    repeated
      ? `${component}: \`options\` has the value '${repeated.value}' twice; the first is shown. Give each option a value of its own.`
      : null,
  );
  return { root, choices };
}
