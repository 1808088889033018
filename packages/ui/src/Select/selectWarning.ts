import type { SelectProps } from './Select.tsx';

/** What whoever uses the field does wrong, in words for them; null while nothing is. */
export function selectWarning({ options, value }: SelectProps): string | null {
  const values = options.map((option) => option.value);
  const twice = values.find((each, position) => values.indexOf(each) !== position);
  if (twice !== undefined)
    return `Select: several \`options\` have the value "${twice}", of which only the first can be chosen. Give each a value of its own.`;
  if (value && options.length > 0 && !values.includes(value))
    return `Select: \`value\` "${value}" is not one of the \`options\`; it is shown as it is. Give its option too, or null.`;
  return null;
}
