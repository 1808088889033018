import { useCombobox } from 'downshift';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { usualMatches } from '../matching.ts';
import type { Unit } from '../units.ts';

function Dropdown({ units }: { units: Unit[] }) {
  const [items, setItems] = useState(() => usualMatches(units, ''));
  const { isOpen, getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox({
    items,
    itemToString: (unit) => unit?.label ?? '',
    itemToKey: (unit) => unit?.id,
    onInputValueChange: ({ inputValue }) => setItems(usualMatches(units, inputValue)),
  });
  return (
    <div style={{ position: 'relative', inlineSize: 320 }}>
      <input {...getInputProps({ 'aria-label': 'Unit' })} />
      <ul
        {...getMenuProps({ 'aria-label': 'Units' })}
        hidden={!isOpen}
        style={{
          position: 'absolute',
          insetInline: 0,
          margin: 0,
          padding: 0,
          maxBlockSize: 250,
          overflow: 'auto',
          background: '#fff',
          border: '1px solid #ccc',
        }}
      >
        {isOpen
          ? items.map((item, index) => (
              <li
                key={item.id}
                {...getItemProps({ item, index })}
                style={{ background: index === highlightedIndex ? '#ddd' : undefined }}
              >
                {item.label}
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}

export function mount(host: HTMLElement, units: Unit[]): void {
  createRoot(host).render(<Dropdown units={units} />);
}
