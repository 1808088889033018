import { overscan, rowHeight, rowStyle, scrollerStyle, viewportHeight } from '../looks.ts';
import { RowStore } from '../RowStore.ts';
import { type Row, textColumns, titles } from '../rows.ts';

const columns = [...textColumns, 'price'] as const;
const slotCount = Math.ceil(viewportHeight / rowHeight) + 2 * overscan;

interface Slot {
  element: HTMLElement;
  number: Text;
  fields: HTMLInputElement[];
  index: number;
}

export function mount(host: HTMLElement, rows: Row[]): void {
  const store = new RowStore(rows);
  const summary = document.createElement('output');
  summary.id = 'summary';
  const quantity = document.createElement('input');
  quantity.id = 'quantity';
  quantity.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') store.setCount(Number(quantity.value));
  });
  const add = document.createElement('button');
  add.id = 'add';
  add.textContent = 'Add row';
  const head = styled('div', rowStyle);
  for (const title of titles) head.append(styled('span', {}, title));
  const scroller = styled('div', scrollerStyle);
  const body = styled('div', {});
  const slots = Array.from({ length: slotCount }, () => createSlot(store));
  body.append(...slots.map(({ element }) => element));
  scroller.append(body);

  const show = (isFresh: boolean) => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
    for (let place = first; place < first + slotCount; place += 1) {
      const slot = slots[place % slotCount];
      if (slot && (isFresh || slot.index !== place)) fill(slot, place, store.rows[place]);
    }
  };
  let version = -1;
  const update = () => {
    summary.textContent = store.summary();
    if (version === store.version) return;
    version = store.version;
    body.style.blockSize = `${store.rows.length * rowHeight}px`;
    show(true);
  };
  add.addEventListener('click', () => {
    store.setCount(store.rows.length + 1);
    scroller.scrollTop = scroller.scrollHeight;
    show(false);
    body.querySelector<HTMLElement>(`[data-index="${store.rows.length - 1}"] input`)?.focus();
  });
  scroller.addEventListener('scroll', () => show(false));
  store.subscribe(update);
  update();
  host.append(quantity, add, summary, head, scroller);
}

function createSlot(store: RowStore): Slot {
  const element = styled('div', { ...rowStyle, position: 'absolute', insetInline: '0' });
  const number = document.createTextNode('');
  const fields = columns.map((column) => {
    const field = document.createElement('input');
    field.dataset.column = column;
    field.ariaLabel = column;
    field.addEventListener('input', () => store.write(slot.index, column, field.value));
    return field;
  });
  const remove = document.createElement('button');
  remove.textContent = '×';
  remove.addEventListener('click', () => store.remove(slot.index));
  const cell = document.createElement('span');
  cell.append(number);
  element.append(cell, ...fields, remove);
  const slot: Slot = { element, number, fields, index: -1 };
  return slot;
}

function fill(slot: Slot, index: number, row: Row | undefined): void {
  slot.index = index;
  slot.element.hidden = row === undefined;
  slot.element.style.display = row ? 'grid' : 'none';
  if (!row) {
    slot.element.removeAttribute('data-index');
    return;
  }
  slot.element.dataset.index = String(index);
  slot.element.style.transform = `translateY(${index * rowHeight}px)`;
  slot.number.data = String(index + 1);
  columns.forEach((column, at) => {
    const field = slot.fields[at];
    const text = String(row[column] ?? '');
    if (field && field.value !== text) field.value = text;
  });
}

function styled(name: string, style: Record<string, string | number>, text = ''): HTMLElement {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(style))
    element.style.setProperty(
      property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      typeof value === 'number' ? `${value}px` : value,
    );
  element.textContent = text;
  return element;
}
