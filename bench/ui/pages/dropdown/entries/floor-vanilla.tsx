import { createFlatIndex } from '../flatIndex.ts';
import type { Unit } from '../units.ts';

export function mount(host: HTMLElement, units: Unit[]): void {
  const search = createFlatIndex(units.map((unit) => unit.code));
  const frame = document.createElement('div');
  frame.style.cssText = 'position:relative;inline-size:320px';
  const input = document.createElement('input');
  input.setAttribute('role', 'combobox');
  input.setAttribute('aria-expanded', 'false');
  input.setAttribute('aria-controls', 'list');
  input.setAttribute('aria-label', 'Unit');
  const list = document.createElement('div');
  list.id = 'list';
  list.setAttribute('role', 'listbox');
  list.style.cssText =
    'position:absolute;inset-inline:0;max-block-size:250px;overflow:auto;background:#fff;border:1px solid #ccc';
  list.hidden = true;
  const rows = Array.from({ length: 10 }, (_, at) => {
    const row = document.createElement('div');
    row.id = `option-${at}`;
    row.setAttribute('role', 'option');
    row.append('');
    return row;
  });
  frame.append(input, list);
  host.append(frame);

  let found: number[] = [];
  let active = -1;
  const show = () => {
    found = search(input.value, 10);
    list.replaceChildren(...rows.slice(0, found.length));
    found.forEach((position, at) => {
      const text = rows[at]?.firstChild as Text;
      const label = units[position]?.label ?? '';
      if (text.data !== label) text.data = label;
    });
    activate(input.value ? 0 : -1);
    if (list.hidden) {
      list.hidden = false;
      input.setAttribute('aria-expanded', 'true');
    }
  };
  const activate = (next: number) => {
    rows[active]?.removeAttribute('aria-selected');
    active = next;
    rows[active]?.setAttribute('aria-selected', 'true');
    if (active < 0) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', `option-${active}`);
  };
  const close = () => {
    list.hidden = true;
    list.replaceChildren();
    input.setAttribute('aria-expanded', 'false');
  };
  const choose = () => {
    const unit = units[found[active] ?? -1];
    if (unit) input.value = unit.label;
    close();
  };
  input.addEventListener('input', show);
  input.addEventListener('pointerdown', show);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') choose();
    else if (event.key === 'ArrowDown') activate((active + 1) % found.length);
    else if (event.key === 'ArrowUp') activate((active + found.length - 1) % found.length);
  });
  list.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    activate(rows.indexOf(event.target as HTMLDivElement));
    choose();
  });
}
