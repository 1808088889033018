import { SearchableSelect } from '@handset/ui/SearchableSelect';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Unit } from '../units.ts';

const getKey = (unit: Unit) => unit.id;
const getLabel = (unit: Unit) => unit.label;
const getSearchText = (unit: Unit) => unit.code;

function Page({ units }: { units: Unit[] }) {
  const [key, setKey] = useState<string | null>(null);
  return (
    <SearchableSelect
      label="Unit"
      options={units}
      getKey={getKey}
      getLabel={getLabel}
      getSearchText={getSearchText}
      value={key}
      onChange={setKey}
    />
  );
}

export function mount(host: HTMLElement, units: Unit[]): void {
  createRoot(host).render(<Page units={units} />);
}
