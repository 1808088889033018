import { createView, type Sort } from '../createView.ts';
import { headStyle, rowHeight, rowStyle, scrollerStyle, tableHeight } from '../looks.ts';
import { columns, type Record } from '../records.ts';

const overscan = 4;
const slotCount = Math.ceil(tableHeight / rowHeight) + 2 * overscan;

export function mount(host: HTMLElement, records: Record[]): void {
  const view = createView(records);
  let sort: Sort | null = null;
  let shown = view('', null);

  const filter = document.createElement('input');
  filter.id = 'filter';
  const scroller = styled('div', scrollerStyle);
  scroller.setAttribute('role', 'table');
  const head = styled('div', headStyle);
  head.setAttribute('role', 'row');
  for (const { id, title } of columns) {
    const cell = document.createElement('button');
    cell.setAttribute('role', 'columnheader');
    cell.textContent = title;
    cell.addEventListener('click', () => {
      sort = { by: id, isDescending: sort?.by === id && !sort.isDescending };
      update();
    });
    head.append(cell);
  }
  const body = document.createElement('div');
  const slots = Array.from({ length: slotCount }, () => {
    const element = styled('div', { ...rowStyle, position: 'absolute' });
    element.setAttribute('role', 'row');
    const texts = columns.map(() => {
      const cell = document.createElement('span');
      cell.setAttribute('role', 'cell');
      const text = document.createTextNode('');
      cell.append(text);
      element.append(cell);
      return text;
    });
    body.append(element);
    return { element, texts, place: -1, position: -1 };
  });
  scroller.append(head, body);

  const show = () => {
    const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
    for (let place = first; place < first + slotCount; place += 1) {
      const slot = slots[place % slotCount];
      if (!slot) continue;
      const position = shown[place] ?? -1;
      if (slot.place !== place) {
        slot.place = place;
        slot.element.style.transform = `translateY(${place * rowHeight}px)`;
      }
      if (slot.position === position) continue;
      slot.position = position;
      const record = records[position];
      slot.element.style.display = record ? 'grid' : 'none';
      columns.forEach(({ id }, at) => {
        const text = slot.texts[at];
        if (text) text.data = record ? String(record[id]) : '';
      });
    }
  };
  const update = () => {
    shown = view(filter.value, sort);
    body.style.blockSize = `${shown.length * rowHeight}px`;
    if (scroller.scrollTop > 0) scroller.scrollTop = 0;
    show();
  };
  filter.addEventListener('input', update);
  scroller.addEventListener('scroll', show);
  host.append(filter, scroller);
  update();
}

function styled(name: string, style: { [property: string]: string | number }): HTMLElement {
  const element = document.createElement(name);
  for (const [property, value] of Object.entries(style))
    element.style.setProperty(
      property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      typeof value === 'number' && property !== 'zIndex' ? `${value}px` : String(value),
    );
  return element;
}
