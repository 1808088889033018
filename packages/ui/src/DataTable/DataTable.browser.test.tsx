import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { makeProducts, type Product, productColumns } from './DataTable.fixtures.ts';
import type { DataTableColumn } from './DataTableProps.ts';
import { columnsWith, eventually, ProductTable, type ProductTableProps } from './ProductTable.fixtures.tsx';

const products = makeProducts(300);
const few = makeProducts(5);
const columns: readonly DataTableColumn<Product>[] = productColumns.map((column) =>
  column.id === 'stock' ? { ...column, total: (sum, count) => `${sum} in ${count}` } : column,
);

function Products(props: ProductTableProps) {
  return <ProductTable rows={products} height="420px" {...props} />;
}
const show = (props: ProductTableProps = {}) =>
  render(
    <StrictMode>
      <Products {...props} />
    </StrictMode>,
  );

const grid = () => page.getByRole('grid');
const status = () => page.getByRole('status');
const scroller = () => document.querySelector<HTMLElement>('[data-scroller]') as HTMLElement;
const title = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
/** The names of the rows in the document, in the order in which they are read. */
const names = () => [...document.querySelectorAll('[role=rowheader]')].map(({ textContent }) => textContent);

let warn: MockInstance;
let error: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('DataTable, rows', () => {
  it('holds only the rows in sight of a hundred thousand, wherever it is scrolled to', async () => {
    await show({ rows: makeProducts(100_000) });
    await expect.element(grid()).toHaveAttribute('aria-rowcount', '100001');
    for (const top of [0, 1_000_000, 2_345_678, 4_000_000]) {
      scroller().scrollTo({ top });
      await eventually(() => {
        const box = scroller().getBoundingClientRect();
        const below = document.elementFromPoint(box.left + 60, box.bottom - 60)?.closest('[role=row]');
        expect(below?.getAttribute('aria-rowindex')).toBeTruthy();
      });
      expect(document.querySelectorAll('[role=row]').length).toBeLessThanOrEqual(60);
    }
    expect(names()).toContain(makeProducts(100_000).at(-1)?.name);
  });

  it('keeps titles and totals in sight while rows scroll', async () => {
    await show({ columns });
    scroller().scrollTo({ top: 4000 });
    const box = scroller().getBoundingClientRect();
    const at = (y: number) =>
      document
        .elementFromPoint(box.left + 60, y)
        ?.closest('[role=row]')
        ?.getAttribute('aria-rowindex');
    await eventually(() => expect(at(box.top + 10)).toBe('1'));
    expect(at(box.bottom - 10)).toBe(`${products.length + 2}`);
  });

  it('sorts by a title: ascending, descending, and then as the rows came', async () => {
    await show({ rows: few });
    const came = names();
    await userEvent.click(title('Price'));
    await eventually(() => expect(names()[1]).toBe('Walnut mirror 5'));
    const ascending = names();
    expect(ascending).not.toEqual(came);
    // Other keys go on from the title.
    await expect.element(grid()).toHaveFocus();
    await userEvent.click(title('Price'));
    await eventually(() => expect(names()).toEqual(ascending.toReversed()));
    await userEvent.click(title('Price'));
    await eventually(() => expect(names()).toEqual(came));
  });

  it('sorts in the order of the language', async () => {
    const rows = ['Zebra', 'Ängel', 'Apple'].map((name) => ({ ...(few[0] as Product), id: name, name }));
    await render(
      <UIProvider locale="sv" messages={{ sv: {} }}>
        <Products rows={rows} sort={{ column: 'name', direction: 'ascending' }} />
      </UIProvider>,
    );
    expect(names()).toEqual(['Apple', 'Zebra', 'Ängel']);
  });

  it('leaves the order to a parent that sorts', async () => {
    const onSortChange = vi.fn();
    await show({ rows: few, sortMode: 'manual', onSortChange });
    const came = names();
    await userEvent.click(title('Price'));
    expect(onSortChange).toHaveBeenCalledWith({ column: 'price', direction: 'ascending' });
    expect(names()).toEqual(came);
  });

  it('shows totals that are given, and draws no row again for others', async () => {
    const cell = vi.fn(({ name }: Product) => name);
    const counted = columns.map((column) => (column.id === 'name' ? { ...column, cell } : column));
    const table = (total: string) => (
      <Products
        rows={few}
        columns={counted}
        totals={{ stock: total }}
        getRowHref={({ id }) => `#${id}`}
        isLoading={total === 'many'}
      />
    );
    const { rerender } = await render(table('some'));
    await expect.element(page.getByRole('gridcell', { name: 'some', exact: true })).toBeVisible();
    cell.mockClear();
    await rerender(table('many'));
    await expect.element(page.getByRole('gridcell', { name: 'many', exact: true })).toBeVisible();
    expect(cell).not.toHaveBeenCalled();
  });

  it('starts from the first row again when it is filtered', async () => {
    const { rerender } = await render(<Products />);
    scroller().scrollTo({ top: 4000 });
    await eventually(() => expect(scroller().scrollTop).toBe(4000));
    await rerender(<Products filterText="oak" />);
    expect(scroller().scrollTop).toBe(0);
  });

  it('does what a row does when it is pressed, but not when a control in it is', async () => {
    const [onRowAction, onOrder] = [vi.fn(), vi.fn()];
    const withButton = columnsWith(({ name }) => (
      <button type="button" onClick={onOrder}>{`Order ${name}`}</button>
    ));
    await show({ rows: few, columns: withButton, onRowAction });
    await userEvent.click(page.getByRole('gridcell', { name: 'P-00002' }));
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(few[1]);
    await userEvent.click(page.getByRole('button', { name: 'Order Oak table 1' }));
    expect(onOrder).toHaveBeenCalledOnce();
    expect(onRowAction).toHaveBeenCalledOnce();
  });
});

describe('DataTable, selection', () => {
  it('selects all rows that match, and those alone', async () => {
    const onSelectionChange = vi.fn();
    await show({ selectionMode: 'multiple', filterText: 'kitchen lamp', onSelectionChange });
    const all = page.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.click(all);
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(5);
    await expect.element(all).toBeChecked();
    await expect.element(status()).toHaveTextContent('5 rows selected');
    await userEvent.click(all);
    expect(onSelectionChange.mock.lastCall?.[0].size).toBe(0);
  });

  it('keeps what is selected when it is filtered away', async () => {
    const onSelectionChange = vi.fn();
    const table = (filterText: string) => (
      <Products selectionMode="multiple" onSelectionChange={onSelectionChange} filterText={filterText} />
    );
    const { rerender } = await render(table(''));
    await userEvent.click(box('Oak table 1'));
    await rerender(table('steel'));
    await userEvent.click(box('Steel stool 2'));
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['P-00001', 'P-00002']));
  });

  it('selects a range by Shift and a press, and takes rows out of it again', async () => {
    const onSelectionChange = vi.fn();
    const last = () => onSelectionChange.mock.lastCall?.[0].size;
    await show({ selectionMode: 'multiple', onSelectionChange });
    await userEvent.click(box('Steel stool 2'));
    await userEvent.click(box('Glass chair 6'), { modifiers: ['Shift'] });
    expect(last()).toBe(5);
    await userEvent.click(box('Linen bowl 3'), { modifiers: ['Shift'] });
    expect(last()).toBe(2);
    await userEvent.click(page.getByRole('gridcell', { name: 'P-00005' }), { modifiers: ['Control'] });
    expect(last()).toBe(3);
    await expect.element(grid()).toHaveFocus();
  });
});

describe('DataTable, loading', () => {
  it('keeps the rows that are there while others are on their way, and where they could not be had', async () => {
    const onRetry = vi.fn();
    const { rerender } = await render(<Products rows={few} isLoading />);
    expect(names()).toHaveLength(5);
    await rerender(<Products rows={few} error={{ message: 'The server did not answer', onRetry }} />);
    expect(names()).toHaveLength(5);
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server did not answer');
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('asks for more rows once when the end comes near, and again when some came', async () => {
    const onLoadMore = vi.fn();
    const table = (rows: readonly Product[], more: ProductTableProps = {}) => (
      <StrictMode>
        <Products rows={rows} hasMore onLoadMore={onLoadMore} {...more} />
      </StrictMode>
    );
    const { rerender } = await render(table(products.slice(0, 50)));
    await expect.element(page.getByRole('rowheader', { name: 'Oak table 1', exact: true })).toBeVisible();
    expect(onLoadMore).not.toHaveBeenCalled();
    scroller().scrollTo({ top: 5000 });
    await eventually(() => expect(onLoadMore).toHaveBeenCalledOnce());
    await rerender(table(products.slice(0, 50), { isLoading: true }));
    await rerender(table(products.slice(0, 50)));
    expect(onLoadMore).toHaveBeenCalledOnce();
    await rerender(table(products.slice(0, 55)));
    await eventually(() => expect(onLoadMore).toHaveBeenCalledTimes(2));
    // A server that brings nothing is asked by the button alone.
    await userEvent.click(page.getByRole('button', { name: 'Load more' }));
    expect(onLoadMore).toHaveBeenCalledTimes(3);
  });

  it('asks for nothing where a load failed, or where rows are filtered', async () => {
    const onLoadMore = vi.fn();
    const list = { rows: few, hasMore: true, onLoadMore };
    const { rerender } = await render(<Products {...list} error={{ message: 'No' }} />);
    await rerender(<Products {...list} filterText="oak" />);
    await expect.element(status()).toHaveTextContent('1 of 5');
    expect(onLoadMore).not.toHaveBeenCalled();
  });
});

describe('DataTable, copying and printing', () => {
  it('copies the selected rows as they are shown, guarded against formulas', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show({
      rows: few.with(0, { ...(few[0] as Product), name: '=1+1', stock: -3 }),
      defaultColumnState: { hidden: ['id', 'group'], widths: {} },
      selectionMode: 'multiple',
      hasCopy: true,
    });
    await userEvent.click(box('=1+1'));
    await userEvent.click(box('Linen bowl 3'));
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await expect.element(status()).toHaveTextContent('2 rows copied');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(
      "Product\tIn stock\tPrice\r\n'=1+1\t-3\t50.00\r\nLinen bowl 3\t74\t588.00",
    );
  });

  it('copies the row of the active cell by Ctrl C, in the order of the table', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show({ rows: few, defaultSort: { column: 'price', direction: 'descending' } });
    await userEvent.tab();
    await userEvent.keyboard('{Control>}c{/Control}');
    await eventually(() => expect(writeText.mock.lastCall?.[0]).toContain('\r\nSteel stool 2\tP-00002'));
  });

  it.each([
    ['in the older way where the browser has no clipboard for it', true, '5 rows copied'],
    ['nothing, and says so, where the browser allows neither', false, 'The browser did not allow copying'],
  ])('copies %s', async (_what, isAllowed, words) => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    if (!isAllowed) vi.spyOn(document, 'execCommand').mockReturnValue(false);
    await show({ rows: few, hasCopy: true });
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await expect.element(status()).toHaveTextContent(words);
  });

  it('puts all rows on paper, up to the limit, and takes them away again', async () => {
    await show({ rows: makeProducts(2100), columns });
    window.dispatchEvent(new Event('beforeprint'));
    const printed = document.querySelector('table');
    expect(printed?.tBodies[0]?.rows).toHaveLength(2000);
    expect(printed?.tFoot?.textContent).toContain('The first 2000 of 2100 rows');
    window.dispatchEvent(new Event('afterprint'));
    await eventually(() => expect(document.querySelector('table')).toBeNull());
  });
});

describe('DataTable, when things change or are wrong', () => {
  const active = () => document.querySelector('[data-active]')?.textContent;

  it('stays with the active row when rows come before it, and takes what is in its place when it goes', async () => {
    const { rerender } = await render(<Products rows={few} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Linen bowl 3');
    const first = { ...(few[0] as Product), id: 'new', name: 'New' };
    await rerender(<Products rows={[first, ...few]} />);
    expect(active()).toBe('Linen bowl 3');
    await rerender(<Products rows={few.filter(({ id }) => id !== 'P-00003')} />);
    expect(active()).toBe('Walnut mirror 5');
    await rerender(<Products rows={[]} />);
    expect(active()).toBe('Product');
    await userEvent.keyboard('{ArrowDown}{PageDown} ');
    await rerender(<Products rows={few} />);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Oak table 1');
    await expect.element(grid()).toHaveFocus();
  });

  it('keeps the focus in a cell whose row changes and moves', async () => {
    const withField = columnsWith(({ name }) => <input aria-label={`Note on ${name}`} />);
    const { rerender } = await render(<Products rows={few} columns={withField} />);
    const field = page.getByRole('textbox', { name: 'Note on Linen bowl 3' });
    await userEvent.fill(field, 'kept');
    const changed = few.map((product) => ({ ...product, stock: 7 }));
    await rerender(<Products rows={changed.toReversed()} columns={withField} />);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('kept');
  });

  it('shows rows whose keys are there twice, and warns of them', async () => {
    await show({ rows: few, getKey: () => 'same', selectionMode: 'multiple' });
    expect(names()).toHaveLength(5);
    expect(warn.mock.lastCall?.[0]).toContain('`getKey` gives "same" more than once');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('');
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe('Linen bowl 3');
    // React would complain of keys that are there twice.
    expect(error).not.toHaveBeenCalled();
  });

  it('warns of columns that are made again on each render, and keeps working', async () => {
    const table = () => <Products rows={[...few]} columns={[...productColumns]} />;
    const { rerender } = await render(table());
    await rerender(table());
    expect(warn).not.toHaveBeenCalled();
    for (let times = 0; times < 10; times += 1) await rerender(table());
    const warnings = warn.mock.calls.map(([text]) => String(text));
    expect(warnings.some((text) => text.includes('`columns` is a new array on each render'))).toBe(true);
    expect(names()).toHaveLength(5);
  });

  it('shows nothing for figures that are none, and leaves them out of the sum', async () => {
    const rows = few.map((product, number) => ({ ...product, stock: number === 0 ? Number.NaN : 2 }));
    await show({ rows, columns });
    await expect.element(page.getByRole('gridcell', { name: '8 in 5' })).toBeVisible();
    expect(document.querySelector('[aria-rowindex="2"] > [aria-colindex="4"]')?.textContent).toBe('');
  });

  it('cuts absurdly long text, and shows it whole when it is pointed at', async () => {
    const name = 'An endless name '.repeat(500);
    await show({ rows: few.with(0, { ...(few[0] as Product), name }) });
    const cell = page.getByRole('rowheader').first();
    expect(cell.element().getBoundingClientRect().height).toBeLessThan(80);
    await userEvent.hover(cell);
    await expect.element(cell).toHaveAttribute('title', name);
    await userEvent.unhover(cell);
    await expect.element(cell).not.toHaveAttribute('title');
  });
});
