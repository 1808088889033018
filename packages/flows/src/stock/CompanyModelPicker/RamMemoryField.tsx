import { ramMemoryOptions } from '@handset/domain';
import { SearchableSelect, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { commonMessages } from '../../form/commonMessages.ts';
import { Field } from '../../form/Field.tsx';

interface RamMemoryFieldProps {
  label: string;
  /** Name of its value in the form. */
  name: string;
  /** Name of the phone's company in the form. */
  companyName: string;
  isRequired?: boolean;
}

type FormTexts = Record<string, string>;

const itself = (text: string) => text;

/** RAM and memory as the market writes them for phones of the company: one of the usual ones, or any text. */
export function RamMemoryField({ label, name, companyName, isRequired = false }: RamMemoryFieldProps) {
  const common = useWords(commonMessages);
  const [memory = '', company = ''] = useWatch<FormTexts, string[]>({ name: [name, companyName] });
  const options = useMemo(() => {
    const usual = ramMemoryOptions(company);
    return memory === '' || usual.includes(memory) ? usual : [memory, ...usual];
  }, [memory, company]);
  return (
    <Field<FormTexts> name={name}>
      {({ value, onChange, ...field }) => (
        <SearchableSelect
          {...field}
          label={label}
          options={options}
          getKey={itself}
          getLabel={itself}
          value={value || null}
          onChange={(text) => onChange(text ?? '')}
          onCreate={onChange}
          createLabel={common.addOption}
          isRequired={isRequired}
          isNumeric
        />
      )}
    </Field>
  );
}
