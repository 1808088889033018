import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeProducts, type Product, productColumns } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';

/** Waits as long as a busy machine may take. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

const products = makeProducts(500);

function Cards(props: Partial<DataTableProps<Product>>) {
  return (
    <DataTable label="Products" rows={products} columns={productColumns} getKey={({ id }) => id} {...props} />
  );
}
const cards = () => [...document.querySelectorAll<HTMLElement>('[data-measured]')];
const cardAt = (y: number) => document.elementFromPoint(100, y)?.closest('[data-measured]');

beforeEach(() => page.viewport(390, 800));
afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

describe('DataTable, as cards on a phone', () => {
  it('scrolls with the page, not in a box of its own, and holds only the cards in sight', async () => {
    await render(<Cards />);
    await eventually(() => expect(cards().length).toBeGreaterThan(4));
    const box = document.querySelector('[data-scroller]') as HTMLElement;
    expect(getComputedStyle(box).overflowY).toBe('visible');
    expect(document.documentElement.scrollHeight).toBeGreaterThan(40_000);
    window.scrollTo({ top: 30_000 });
    await eventually(() => expect(cardAt(400)).not.toBeNull());
    expect(cards().length).toBeLessThanOrEqual(60);
    const middle = Number(cardAt(400)?.getAttribute('data-index'));
    expect(middle).toBeGreaterThan(100);
    window.scrollTo({ top: 0 });
    await eventually(() => expect(cardAt(400)?.getAttribute('data-index')).toMatch(/^[0-3]$/));
  });

  it('scrolls with the box around it where there is one', async () => {
    await render(
      <div style={{ blockSize: 500, overflow: 'auto' }} data-testid="box">
        <p style={{ blockSize: 200 }}>Above</p>
        <Cards />
      </div>,
    );
    await eventually(() => expect(cards().length).toBeGreaterThan(2));
    const box = page.getByTestId('box').element();
    box.scrollTo({ top: 20_000 });
    await eventually(() => expect(Number(cardAt(300)?.getAttribute('data-index'))).toBeGreaterThan(80));
    expect(cards().length).toBeLessThanOrEqual(60);
    expect(document.documentElement.scrollHeight).toBeLessThan(2000);
  });

  it('puts cards one below the other, as high as what is in them', async () => {
    const rows = products.with(1, { ...(products[1] as Product), name: 'A name of many words '.repeat(12) });
    await render(<Cards rows={rows} />);
    await eventually(() => {
      const [first, second, third] = cards().map((card) => card.getBoundingClientRect());
      expect(second?.height).toBeGreaterThan((first?.height ?? 0) + 50);
      expect(second?.top).toBeCloseTo(first?.bottom ?? 0, 0);
      expect(third?.top).toBeCloseTo(second?.bottom ?? 0, 0);
    });
  });

  it('sorts by a list, and selects by boxes large enough for a finger', async () => {
    const [onSortChange, onSelectionChange] = [vi.fn(), vi.fn()];
    await render(
      <Cards selectionMode="multiple" onSortChange={onSortChange} onSelectionChange={onSelectionChange} />,
    );
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), 'descending price');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'price', direction: 'descending' });
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sort by' }), '');
    expect(onSortChange).toHaveBeenLastCalledWith(null);
    await eventually(() => expect(cards().length).toBeGreaterThan(3));
    const cell = document.querySelector('[data-selects]')?.getBoundingClientRect();
    expect(Math.min(cell?.width ?? 0, cell?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await userEvent.click(page.getByRole('checkbox', { name: 'Select Steel stool 2', exact: true }));
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['P-00002']));
    await userEvent.click(page.getByRole('checkbox', { name: 'Select all rows' }));
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(500);
  });

  it('leaves out what is to be left out, and what is empty', async () => {
    const columns = productColumns.map((column) => ({ ...column, isHiddenOnCard: column.id === 'group' }));
    const rows = products.slice(0, 1).map((product) => ({ ...product, stock: null }));
    await render(<Cards rows={rows} columns={columns} />);
    await eventually(() => expect(cards()).toHaveLength(1));
    const seen = [...(cards()[0]?.children ?? [])].filter((cell) => cell.getClientRects().length > 0);
    expect(seen.map(({ textContent }) => textContent)).toEqual([
      'Oak table 1',
      'NumberP-00001',
      'Price50.00',
    ]);
  });

  it('goes through the cards by arrows, and keeps them in sight', async () => {
    const onRowAction = vi.fn();
    await render(<Cards onRowAction={onRowAction} />);
    await eventually(() => expect(cards().length).toBeGreaterThan(4));
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
    expect(place).toBeLessThan(20);
  });
});
