import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { makeProducts } from './DataTable.fixtures.ts';
import { columnsWith, eventually, ProductTable, type ProductTableProps } from './ProductTable.fixtures.tsx';

const products = makeProducts(1000);

const withButtons = columnsWith(({ name }) => (
  <>
    <button type="button">{`Order ${name}`}</button>
    <button type="button">{`Drop ${name}`}</button>
  </>
));

const show = (props: ProductTableProps = {}) =>
  render(
    <StrictMode>
      <button type="button">Before</button>
      <ProductTable rows={products} height="420px" {...props} />
      <button type="button">After</button>
    </StrictMode>,
  );

const grid = () => page.getByRole('grid');

/** The text of the cell that the grid points at; it must be in the document. */
function activeText(): string {
  const id = grid().element().getAttribute('aria-activedescendant');
  const cell = id === null ? null : document.getElementById(id);
  if (!cell) throw new Error('the grid points at no cell');
  return cell.textContent ?? '';
}

/** Whether the cell that the grid points at is seen, between the titles and the end of the box. */
function isActiveInSight(): boolean {
  const cell = document.querySelector('[data-active]')?.getBoundingClientRect();
  const box = document.querySelector('[data-scroller]')?.getBoundingClientRect();
  const titles = document.querySelector('[aria-rowindex="1"]')?.getBoundingClientRect();
  if (!cell || !box || !titles) return false;
  return cell.top >= titles.bottom - 1 && cell.bottom <= box.bottom + 1;
}

async function enter(): Promise<void> {
  await userEvent.click(page.getByRole('button', { name: 'Before' }));
  await userEvent.tab();
  await expect.element(grid()).toHaveFocus();
}

describe('DataTable, by keyboard', () => {
  it('is one stop of the Tab key, and starts at the first cell', async () => {
    await show({ columns: withButtons });
    await enter();
    expect(activeText()).toBe('Oak table 1');
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(grid()).toHaveFocus();
  });

  it('jumps to the ends and turns a page of what is seen, and keeps the cell in sight', async () => {
    await show();
    await enter();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(activeText()).toBe(((products[999]?.price ?? 0) / 100).toFixed(2));
    await eventually(() => expect(isActiveInSight()).toBe(true));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await eventually(() => expect(isActiveInSight()).toBe(true));
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    expect(activeText()).toBe('Oak table 1');
    await eventually(() => expect(isActiveInSight()).toBe(true));
    await userEvent.keyboard('{PageDown}');
    const row = Number(activeText().split(' ').at(-1));
    expect(row).toBeGreaterThan(5);
    expect(row).toBeLessThan(12);
    await eventually(() => expect(isActiveInSight()).toBe(true));
  });

  it('goes the other way where one reads from right to left', async () => {
    await render(
      <UIProvider locale="ur">
        <button type="button">Before</button>
        <ProductTable />
      </UIProvider>,
    );
    await enter();
    await userEvent.keyboard('{ArrowLeft}');
    expect(activeText()).toBe('P-00001');
    await userEvent.keyboard('{ArrowRight}');
    expect(activeText()).toBe('Oak table 1');
  });

  it('keeps the row of the active cell in the document when it is scrolled out of sight', async () => {
    await show();
    await enter();
    await userEvent.keyboard('{ArrowDown}');
    const scroller = document.querySelector('[data-scroller]');
    scroller?.scrollTo({ top: 19_400 });
    await expect.element(page.getByRole('rowheader', { name: /^\S+ \S+ 51\d$/ }).first()).toBeInTheDocument();
    expect(activeText()).toBe('Steel stool 2');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText()).toBe('Linen bowl 3');
    await eventually(() => expect(isActiveInSight()).toBe(true));
  });

  it('sorts by Enter on a title, and stays there', async () => {
    await show();
    await enter();
    await userEvent.keyboard('{ArrowUp}{End}{Enter}');
    await expect
      .element(page.getByRole('columnheader', { name: /Price/ }))
      .toHaveAttribute('aria-sort', 'ascending');
    expect(activeText()).toBe('Price');
    await expect.element(grid()).toHaveFocus();
  });

  it('stays with its row, and keeps it in sight, when rows are sorted', async () => {
    const table = (direction: 'ascending' | 'descending') => (
      <ProductTable rows={products} height="420px" sort={{ column: 'stock', direction }} />
    );
    const { rerender } = await render(table('ascending'));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const active = activeText();
    await rerender(table('descending'));
    expect(activeText()).toBe(active);
    await eventually(() => expect(isActiveInSight()).toBe(true));
    const row = document.querySelector('[data-active]')?.closest('[role=row]');
    expect(Number(row?.getAttribute('aria-rowindex'))).toBeGreaterThan(100);
  });

  it('goes into a cell by Enter, through its controls by Tab and on, and out by Escape, which goes no further', async () => {
    const onKeyDown = vi.fn();
    await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <button type="button">Before</button>
        <ProductTable columns={withButtons} />
        <button type="button">After</button>
      </div>,
    );
    await enter();
    await userEvent.keyboard('{ArrowDown}{End}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Order Steel stool 2' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Drop Steel stool 2' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(grid()).toHaveFocus();
    expect(activeText()).toContain('Order Steel stool 2');
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{ArrowUp}{F2}');
    await expect.element(page.getByRole('button', { name: 'Order Oak table 1' })).toHaveFocus();
    await userEvent.keyboard('{F2}');
    await expect.element(grid()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('follows the link of a row by Enter, through the router of the page', async () => {
    const navigate = vi.fn();
    await render(
      <RouterProvider navigate={navigate}>
        <button type="button">Before</button>
        <ProductTable getRowHref={({ id }) => `/products/${id}`} />
      </RouterProvider>,
    );
    await enter();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/products/P-00002']);
  });

  it('selects by Space, a range by Shift and arrows, and adds to the range by Shift Space', async () => {
    const onSelectionChange = vi.fn();
    const selected = () => [...(onSelectionChange.mock.lastCall?.[0] ?? [])];
    await show({ selectionMode: 'multiple', onSelectionChange });
    await enter();
    await userEvent.keyboard('{ArrowDown} ');
    expect(selected()).toEqual(['P-00002']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['P-00002', 'P-00003', 'P-00004']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['P-00002', 'P-00003']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selected()).toEqual(['P-00002', 'P-00003', 'P-00004', 'P-00005', 'P-00006']);
    await userEvent.keyboard(' ');
    expect(selected()).not.toContain('P-00006');
  });

  it('selects all rows that match by Ctrl A, on keyboards of other scripts too, and never takes them out', async () => {
    const onSelectionChange = vi.fn();
    await show({ selectionMode: 'multiple', onSelectionChange, filterText: 'kitchen lamp' });
    await enter();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(18);
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(onSelectionChange).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    grid()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'ش', code: 'KeyA', ctrlKey: true, bubbles: true }));
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(18);
  });

  it('selects one row at most where one can be', async () => {
    const onSelectionChange = vi.fn();
    await show({ selectionMode: 'single', onSelectionChange });
    await enter();
    await userEvent.keyboard(' {ArrowDown} ');
    expect(onSelectionChange.mock.lastCall).toEqual([new Set(['P-00002'])]);
    await userEvent.keyboard('{Control>}a{/Control}{Shift>}{ArrowDown}{/Shift}');
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(1);
  });

  it('moves the edge of a column by arrows, once F2 led to it', async () => {
    const onColumnStateChange = vi.fn();
    await show({ onColumnStateChange });
    await enter();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{F2}');
    const edge = page.getByRole('separator', { name: 'Width of Number' });
    await expect.element(edge).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onColumnStateChange).toHaveBeenLastCalledWith({ hidden: [], widths: { id: 130 } });
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    await expect.element(edge).toHaveAttribute('aria-valuenow', '170');
    await userEvent.keyboard('{Home}');
    await expect.element(edge).toHaveAttribute('aria-valuenow', '96');
    await userEvent.keyboard('{Escape}');
    await expect.element(grid()).toHaveFocus();
    expect(activeText()).toBe('Number');
  });
});
