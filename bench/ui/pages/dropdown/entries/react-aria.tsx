import { useMemo, useState } from 'react';
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { createRoot } from 'react-dom/client';
import { usualMatches } from '../matching.ts';
import type { Unit } from '../units.ts';

function Dropdown({ units }: { units: Unit[] }) {
  const [query, setQuery] = useState('');
  const items = useMemo(() => usualMatches(units, query), [units, query]);
  return (
    <ComboBox
      aria-label="Unit"
      items={items}
      inputValue={query}
      onInputChange={setQuery}
      menuTrigger="focus"
      allowsEmptyCollection
    >
      <Input />
      <Popover style={{ background: '#fff', border: '1px solid #ccc', inlineSize: 320 }}>
        <ListBox style={{ maxBlockSize: 250, overflow: 'auto' }}>
          {(unit: Unit) => (
            <ListBoxItem id={unit.id} textValue={unit.label}>
              {unit.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

export function mount(host: HTMLElement, units: Unit[]): void {
  createRoot(host).render(<Dropdown units={units} />);
}
