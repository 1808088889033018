import { type ComponentType, type ReactNode, useState } from 'react';

interface Controlled {
  value?: unknown;
  onChange?: ((...told: never[]) => void) | undefined;
}

/** A field that keeps its value in a state, as in a page. `write` puts the value before it as a text. */
export function withState<Props extends Controlled>(
  Field: (props: Props) => ReactNode,
  defaults: Partial<Props>,
  write?: (value: Props['value']) => string,
) {
  return function FieldWithState(props: Partial<Props>) {
    const given = { ...defaults, ...props } as Props;
    const [value, setValue] = useState(given.value as Props['value']);
    return (
      <>
        {write ? <output>{write(value)}</output> : null}
        <Field
          {...given}
          value={value}
          onChange={(next: never, ...more: never[]) => {
            setValue(next);
            given.onChange?.(next, ...more);
          }}
        />
      </>
    );
  };
}

/** The same for stories, under the field's name in the code that docs show. */
export function liveField<Props extends Controlled>(Field: (props: Props) => ReactNode, name: string) {
  const LiveField: ComponentType<Props> = withState(Field, {});
  LiveField.displayName = name;
  return LiveField;
}
