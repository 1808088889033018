import { useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createFlatIndex } from '../flatIndex.ts';
import type { Unit } from '../units.ts';

function Dropdown({ units }: { units: Unit[] }) {
  const search = useMemo(() => createFlatIndex(units.map((unit) => unit.code)), [units]);
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen ? search(query, 10) : [];
  const choose = (position: number | undefined) => {
    const unit = units[position ?? -1];
    if (unit) setQuery(unit.label);
    setOpen(false);
  };
  return (
    <div style={{ position: 'relative', inlineSize: 320 }}>
      <input
        role="combobox"
        aria-expanded={isOpen}
        aria-controls="list"
        aria-label="Unit"
        aria-activedescendant={active < 0 ? undefined : `option-${active}`}
        value={query}
        onPointerDown={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setOpen(false);
          else if (event.key === 'Enter') choose(found[active]);
          else if (event.key === 'ArrowDown') setActive((active + 1) % found.length);
          else if (event.key === 'ArrowUp') setActive((active + found.length - 1) % found.length);
        }}
      />
      {isOpen ? (
        <div
          id="list"
          role="listbox"
          style={{
            position: 'absolute',
            insetInline: 0,
            maxBlockSize: 250,
            overflow: 'auto',
            background: '#fff',
            border: '1px solid #ccc',
          }}
        >
          {found.map((position, at) => (
            <div
              key={units[position]?.id}
              id={`option-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(position);
              }}
            >
              {units[position]?.label}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}

export function mount(host: HTMLElement, units: Unit[]): void {
  createRoot(host).render(<Dropdown units={units} />);
}
