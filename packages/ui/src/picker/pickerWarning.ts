import type { PickerProps } from './PickerProps.ts';
import type { Picker } from './usePicker.ts';

/** What whoever uses the field does wrong, in words for them; null while nothing is. */
export function pickerWarning<T>(
  name: string,
  props: PickerProps<T>,
  picker: Picker<T>,
  unknownKey: string | null,
): string | null {
  if (!props.options && !props.loadOptions)
    return `${name}: neither \`options\` nor \`loadOptions\` is given, so nothing can be chosen. Give one of them.`;
  if (props.options && props.loadOptions)
    return `${name}: \`options\` are not shown beside \`loadOptions\`. Give one of them.`;
  const keys = picker.entries.flatMap((entry) => (entry.kind === 'option' ? props.getKey(entry.option) : []));
  const wrong = keys.findIndex((key) => typeof key !== 'string' || key === '');
  if (wrong !== -1)
    return `${name}: \`getKey\` answers ${JSON.stringify(keys[wrong])} for an option. Answer a text of its own for each.`;
  const twice = keys.find((key, position) => keys.indexOf(key) !== position);
  if (twice !== undefined)
    return `${name}: \`getKey\` answers "${twice}" for several options, of which only the first can be chosen. Answer a text of its own for each.`;
  if (
    picker.entries.some(
      (entry) => entry.kind === 'option' && typeof props.getLabel(entry.option) !== 'string',
    )
  )
    return `${name}: \`getLabel\` answers no text for an option, which is shown empty. Answer a text for each.`;
  const isSettled =
    Boolean(props.options?.length) && !props.isLoading && props.loadError === undefined && !props.onCreate;
  if (unknownKey !== null && !props.getKeyLabel && isSettled)
    return `${name}: \`value\` "${unknownKey}" is not the key of one of the \`options\`; the key itself is shown. Give its option too, or \`getKeyLabel\`.`;
  return null;
}
