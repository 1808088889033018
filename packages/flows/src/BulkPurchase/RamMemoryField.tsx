import { RAM_MEMORY_OPTIONS } from '@handset/domain';
import { SearchableSelect } from '@handset/ui';
import { useMemo } from 'react';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

interface RamMemoryFieldProps {
  label: string;
  name: string;
  value: string;
  onChange: (ramMemory: string) => void;
  errorMessage: string | undefined;
  isDisabled: boolean;
}

const itself = (text: string) => text;

/** RAM and memory as the market writes them: one of the usual ones, or any text. */
export function RamMemoryField({ value, onChange, ...field }: RamMemoryFieldProps) {
  const common = useMessages(commonMessages);
  const options: readonly string[] = useMemo(
    () =>
      value === '' || (RAM_MEMORY_OPTIONS as readonly string[]).includes(value)
        ? RAM_MEMORY_OPTIONS
        : [value, ...RAM_MEMORY_OPTIONS],
    [value],
  );
  return (
    <SearchableSelect
      {...field}
      options={options}
      getKey={itself}
      getLabel={itself}
      value={value || null}
      onChange={(text) => onChange(text ?? '')}
      onCreate={onChange}
      createLabel={common.addOption}
      isNumeric
      isClearable
    />
  );
}
