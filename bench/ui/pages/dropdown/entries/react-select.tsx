import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Select from 'react-select';
import { usualMatches } from '../matching.ts';
import type { Unit } from '../units.ts';

function Dropdown({ units }: { units: Unit[] }) {
  const [query, setQuery] = useState('');
  const [value, setValue] = useState<Unit | null>(null);
  const options = useMemo(() => usualMatches(units, query), [units, query]);
  return (
    <Select
      aria-label="Unit"
      options={options}
      filterOption={null}
      getOptionLabel={(unit) => unit.label}
      getOptionValue={(unit) => unit.id}
      inputValue={query}
      onInputChange={setQuery}
      value={value}
      onChange={setValue}
    />
  );
}

export function mount(host: HTMLElement, units: Unit[]): void {
  createRoot(host).render(<Dropdown units={units} />);
}
