import { Combobox } from '@base-ui/react/combobox';
import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { earlyMatches } from '../matching.ts';
import type { Unit } from '../units.ts';

function Dropdown({ units }: { units: Unit[] }) {
  const [query, setQuery] = useState('');
  const items = useMemo(() => earlyMatches(units, query), [units, query]);
  return (
    <Combobox.Root
      items={items}
      filter={null}
      inputValue={query}
      onInputValueChange={setQuery}
      itemToStringLabel={(unit: Unit) => unit.label}
      isItemEqualToValue={(item: Unit, value: Unit) => item.id === value.id}
    >
      <Combobox.Input aria-label="Unit" />
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4}>
          <Combobox.Popup style={{ background: '#fff', border: '1px solid #ccc', inlineSize: 320 }}>
            <Combobox.List style={{ maxBlockSize: 250, overflow: 'auto' }}>
              {(unit: Unit) => (
                <Combobox.Item key={unit.id} value={unit}>
                  {unit.label}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

export function mount(host: HTMLElement, units: Unit[]): void {
  createRoot(host).render(<Dropdown units={units} />);
}
