import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { Option } from '../field/FieldProps.ts';

/** Returns the first option of each value, and warns of duplicates. */
export function useDistinctOptions<Choice extends Option>(
  component: string,
  options: readonly Choice[],
): readonly Choice[] {
  const distinct = distinctOptions(options);
  const repeated =
    distinct.length < options.length
      ? options.find(({ value }, position) => options.findIndex((other) => other.value === value) < position)
      : undefined;
  useDevelopmentWarning(
    repeated
      ? `${component}: \`options\` has the value '${repeated.value}' twice; the first is shown. Give each option a value of its own.`
      : null,
  );
  return distinct;
}

/** The first option of each value. */
export function distinctOptions<Choice extends Option>(options: readonly Choice[]): readonly Choice[] {
  const first = new Map<string, Choice>();
  for (const option of options) if (!first.has(option.value)) first.set(option.value, option);
  return [...first.values()];
}

/** The value of the option that takes focus first: a chosen one, else the first one that can be chosen. */
export function firstToFocus(
  options: readonly Option[],
  isChosen: (value: string) => boolean,
): string | undefined {
  const usable = options.filter(({ isDisabled }) => !isDisabled);
  return (usable.find(({ value }) => isChosen(value)) ?? usable[0])?.value;
}
