import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { startTransition, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { usualMatches } from '../matching.ts';
import type { Unit } from '../units.ts';

function Dropdown({ units }: { units: Unit[] }) {
  const [query, setQuery] = useState('');
  const matches = useMemo(() => usualMatches(units, query), [units, query]);
  return (
    <ComboboxProvider setValue={(value) => startTransition(() => setQuery(value))}>
      <Combobox aria-label="Unit" />
      <ComboboxPopover
        gutter={4}
        sameWidth
        unmountOnHide
        style={{ maxBlockSize: 250, overflow: 'auto', background: '#fff', border: '1px solid #ccc' }}
      >
        {matches.map((unit) => (
          <ComboboxItem key={unit.id} value={unit.label} />
        ))}
      </ComboboxPopover>
    </ComboboxProvider>
  );
}

export function mount(host: HTMLElement, units: Unit[]): void {
  createRoot(host).render(<Dropdown units={units} />);
}
