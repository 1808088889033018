import type { Option } from '../field/FieldProps.ts';

/** Each value once: the first option that has it stays. */
export function distinctOptions<Choice extends Option>(options: readonly Choice[]): readonly Choice[] {
  const first = new Map<string, Choice>();
  for (const option of options) if (!first.has(option.value)) first.set(option.value, option);
  return first.size === options.length ? options : [...first.values()];
}

/** What a developer is told of options that cannot be told apart or have no words, or null. */
export function optionsWarning(component: string, options: readonly Option[]): string | null {
  const seen = new Set<string>();
  for (const { value, label } of options) {
    if (seen.has(value))
      return `${component}: \`options\` has the value '${value}' twice; the first is shown. Give each option a value of its own.`;
    if (label.trim() === '')
      return `${component}: the option '${value}' has an empty \`label\`. Say in words what it is.`;
    seen.add(value);
  }
  return null;
}

/** What a developer is told of a chosen value that no option has, or null; options may still be on their way. */
export function valueWarning(
  component: string,
  options: readonly Option[],
  value: string | null,
): string | null {
  if (value === null || options.length === 0 || options.some((option) => option.value === value)) return null;
  return `${component}: \`value\` is '${value}', which no option has, so none is shown as chosen. Pass the value of an option, or null.`;
}

/** The value of the option that takes focus first: a chosen one, else the first one that can be chosen. */
export function firstToFocus(
  options: readonly Option[],
  isChosen: (value: string) => boolean,
): string | undefined {
  const usable = options.filter(({ isDisabled }) => !isDisabled);
  return (usable.find(({ value }) => isChosen(value)) ?? usable[0])?.value;
}
