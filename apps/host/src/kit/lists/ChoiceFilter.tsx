import { ChoiceChip } from './ChoiceChip.tsx';
import type { ListState } from './useList.ts';

interface ChoiceFilterProps<Name extends string> {
  list: ListState<Name>;
  /** The filter, as the list calls it. */
  name: Name;
  label: string;
  /** Choices by query value. */
  options: Readonly<Record<string, string>>;
}

/** Narrows a list to one of a few kinds. */
export function ChoiceFilter<Name extends string>({ list, name, label, options }: ChoiceFilterProps<Name>) {
  return (
    <ChoiceChip
      label={label}
      value={list.values[name]}
      onChange={(value) => list.set({ [name]: value } as Partial<Record<Name, string>>)}
      options={options}
    />
  );
}
