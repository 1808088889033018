import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { makeProducts, type Product, productColumns } from './DataTable.fixtures.ts';
import type { DataTableColumn } from './DataTableProps.ts';
import { columnsWith, eventually, ProductTable, type ProductTableProps } from './ProductTable.fixtures.tsx';

const products = makeProducts(500);

function Phone(props: ProductTableProps) {
  return <ProductTable rows={products} {...props} />;
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[role=row][data-index]')];
const rowAt = (y: number) => document.elementFromPoint(100, y)?.closest('[role=row][data-index]');

beforeEach(() => page.viewport(390, 800));
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

describe('DataTable, on a phone', () => {
  it('scrolls with the page, not in a box of its own, and holds only the rows in sight', async () => {
    await render(<Phone />);
    await eventually(() => expect(rows().length).toBeGreaterThan(4));
    const box = document.querySelector('[data-scroller]') as HTMLElement;
    expect(getComputedStyle(box).overflowY).toBe('visible');
    expect(document.documentElement.scrollHeight).toBeGreaterThan(30_000);
    window.scrollTo({ top: 20_000 });
    await eventually(() => expect(rowAt(400)).not.toBeNull());
    expect(rows().length).toBeLessThanOrEqual(60);
    const middle = Number(rowAt(400)?.getAttribute('data-index'));
    expect(middle).toBeGreaterThan(100);
    window.scrollTo({ top: 0 });
    await eventually(() => expect(rowAt(400)?.getAttribute('data-index')).toMatch(/^[0-6]$/));
  });

  it('scrolls with the box around it where there is one', async () => {
    await render(
      <div style={{ blockSize: 500, overflow: 'auto' }} data-testid="box">
        <p style={{ blockSize: 200 }}>Above</p>
        <Phone />
      </div>,
    );
    await eventually(() => expect(rows().length).toBeGreaterThan(2));
    const box = page.getByTestId('box').element();
    box.scrollTo({ top: 20_000 });
    await eventually(() => expect(Number(rowAt(300)?.getAttribute('data-index'))).toBeGreaterThan(80));
    expect(rows().length).toBeLessThanOrEqual(60);
    expect(document.documentElement.scrollHeight).toBeLessThan(2000);
  });

  it('says what a row is in two lines of 72 pixels, with its amount and a place for its buttons', async () => {
    const onPhone: Readonly<Record<string, Partial<DataTableColumn<Product>>>> = {
      id: { phoneCell: ({ id }) => `…${id.slice(-2)}` },
      group: { phone: 'state' },
      price: { phone: 'amount' },
    };
    const columns = columnsWith(() => <button type="button">⋮</button>).map((column) => ({
      ...column,
      ...onPhone[column.id],
    }));
    const [first, second] = products as [Product, Product];
    await render(<Phone rows={[first, { ...second, stock: 0 }]} columns={columns} />);
    await eventually(() => expect(rows()).toHaveLength(2));
    const cells = (row: number) =>
      [...(rows()[row]?.querySelectorAll('[role=gridcell], [role=rowheader]') ?? [])].map(
        ({ textContent }) => textContent,
      );
    expect(cells(0)).toEqual(['Oak table 1', '50.00', '…01', 'Living room', '⋮']);
    // A count of nothing is left out, and any other has its name.
    const { name, price, group } = second;
    expect(cells(1)).toEqual([name, (price / 100).toFixed(2), '…02', group, '⋮']);
    expect(rows().map((row) => row.getBoundingClientRect().height)).toEqual([72, 72]);
    const lines = [...(rows()[0]?.querySelectorAll('[data-place]') ?? [])].map((cell) =>
      Math.round(cell.getBoundingClientRect().bottom / 20),
    );
    expect(lines[0]).toBe(lines[1]);
    expect(lines[2]).toBeGreaterThan(lines[0] ?? 0);
  });

  it('cuts a row in Urdu off at the end of its last detail, not at the number before it', async () => {
    const phoneCell = () => (
      <>
        <bdi>…091791</bdi> · <bdi>استعمال شدہ</bdi> · <bdi>پی ٹی اے کے بغیر، ایک سم</bdi>
      </>
    );
    const columns = productColumns
      .filter(({ id }) => id === 'name' || id === 'id')
      .map((column) => (column.id === 'id' ? { ...column, isNumeric: true, phoneCell } : column));
    await page.viewport(200, 800);
    await render(
      <UIProvider locale="ur">
        <Phone rows={products.slice(0, 1)} columns={columns} />
      </UIProvider>,
    );
    await eventually(() => expect(rows()).toHaveLength(1));
    const cell = document.querySelector('[data-place=detail]') as HTMLElement;
    expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth);
    const [line, number] = [cell, cell.querySelector('bdi') as HTMLElement].map((part) =>
      part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    expect(getComputedStyle(cell).direction).toBe('rtl');
    expect(number.right).toBeLessThanOrEqual(line.right);
    expect(number.left).toBeGreaterThanOrEqual(line.left);
  });

  it('sorts in the sheet of its tools, and selects by boxes large enough for a finger', async () => {
    const [onSortChange, onSelectionChange] = [vi.fn(), vi.fn()];
    await render(
      <Phone selectionMode="multiple" onSortChange={onSortChange} onSelectionChange={onSelectionChange} />,
    );
    await userEvent.click(page.getByRole('button', { name: 'More actions' }));
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'descending price');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'price', direction: 'descending' });
    await userEvent.selectOptions(page.getByLabelText('Sort by'), 'unsorted');
    expect(onSortChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('{Escape}');
    await eventually(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    const cell = document.querySelector('[data-selects]')?.getBoundingClientRect();
    expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Steel stool 2', exact: true }));
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['P-00002']));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }));
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(500);
  });

  it('keeps two sums in sight in one bar, and shows all of them by a press', async () => {
    const columns = productColumns.map((column) =>
      column.isNumeric
        ? { ...column, total: `all ${column.id}`, ...(column.id === 'price' && { phone: 'amount' as const }) }
        : column,
    );
    await render(<Phone columns={columns} />);
    const bar = page.getByRole('group', { name: 'Total' }).getByRole('button');
    await expect.element(bar).toHaveTextContent('Totalall priceIn stock all stock');
    const { height, bottom } = bar.element().getBoundingClientRect();
    expect(height).toBe(44);
    expect(bottom).toBeCloseTo(innerHeight, 0);
    await userEvent.click(bar);
    const sums = [...document.querySelectorAll('dt, dd')].map(({ textContent }) => textContent);
    expect(sums).toEqual(['Price', 'all price', 'In stock', 'all stock']);
    for (const label of document.querySelectorAll('dt')) {
      const [name, sum] = [label, label.nextElementSibling as Element].map((part) =>
        part.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      expect(sum.top).toBeCloseTo(name.top, 0);
    }
    await userEvent.click(bar);
    expect(document.querySelector('dl')).toBeNull();
    // The last row ends above the bar, which would cover it.
    window.scrollTo({ top: document.documentElement.scrollHeight });
    await eventually(() => expect(rows().at(-1)?.getAttribute('data-index')).toBe('499'));
    const end = rows().at(-1)?.getBoundingClientRect().bottom;
    expect(end).toBeLessThanOrEqual(bar.element().getBoundingClientRect().top + 1);
  });

  it('goes through the rows by arrows, and keeps them in sight', async () => {
    const onRowAction = vi.fn();
    await render(<Phone onRowAction={onRowAction} />);
    await eventually(() => expect(rows().length).toBeGreaterThan(4));
    document.querySelector<HTMLElement>('[role=grid]')?.focus();
    for (let times = 0; times < 12; times += 1) await userEvent.keyboard('{ArrowDown}');
    await eventually(() => {
      const cell = document.querySelector('[data-active]')?.getBoundingClientRect();
      expect(cell?.top).toBeGreaterThanOrEqual(0);
      expect(cell?.bottom).toBeLessThanOrEqual(801);
    });
    await userEvent.keyboard('{PageDown}{Enter}');
    expect(onRowAction).toHaveBeenCalledOnce();
    const place = products.indexOf(onRowAction.mock.lastCall?.[0]);
    expect(place).toBeGreaterThan(12);
    expect(place).toBeLessThan(30);
  });
});
