import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import type { Option } from '../field/FieldProps.ts';
import { distinctBy } from './distinctBy.ts';

/** Returns the first option of each value, and warns of duplicates. */
export function useDistinctOptions<Choice extends Option>(
  component: string,
  options: readonly Choice[],
): readonly Choice[] {
  const distinct = distinctBy(options, ({ value }) => value);
  const repeated = options.find((option, position) => option !== distinct[position]);
  useDevelopmentWarning(
    repeated
      ? `${component}: \`options\` has the value '${repeated.value}' twice; the first is shown. Give each option a value of its own.`
      : null,
  );
  return distinct;
}

/** The value of the option that takes focus first: a chosen one, else the first one that can be chosen. */
export function firstToFocus(
  options: readonly Option[],
  isChosen: (value: string) => boolean,
): string | undefined {
  const usable = options.filter(({ isDisabled }) => !isDisabled);
  return (usable.find(({ value }) => isChosen(value)) ?? usable[0])?.value;
}
