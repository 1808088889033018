import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

interface Product {
  id: string;
  name: string;
  stock: number;
}

const products: Product[] = [
  { id: '1', name: 'Oak table', stock: 3 },
  { id: '2', name: 'Steel lamp', stock: 12 },
  { id: '3', name: 'Linen rug', stock: 0 },
];
const columns: TableColumn<Product>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name, isSortable: true },
  { id: 'stock', header: 'In stock', cell: ({ stock }) => stock, isSortable: true, isNumeric: true },
];
const show = (props: Partial<TableProps<Product>> = {}) =>
  render(<Table label="Products" columns={columns} rows={products} getKey={({ id }) => id} {...props} />);
const box = () => page.getByRole('region', { name: 'Products' });

let warn: MockInstance;
let error: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('Table', () => {
  it('is walked by Tab: the box that scrolls, the titles that sort, the rows that lead somewhere', async () => {
    await show({ getRowHref: ({ id }) => `#${id}` });
    const stops = [
      box(),
      page.getByRole('button', { name: 'Product' }),
      page.getByRole('button', { name: 'In stock' }),
      page.getByRole('link', { name: 'Oak table' }),
      page.getByRole('link', { name: 'Steel lamp' }),
    ];
    for (const stop of stops) {
      await userEvent.tab();
      await expect.element(stop).toHaveFocus();
    }
  });

  it('asks for the other order of a column that is sorted, and for ascending of one that is not', async () => {
    const onSortChange = vi.fn();
    await show({ sort: { column: 'name', direction: 'ascending' }, onSortChange });
    await userEvent.click(page.getByRole('button', { name: 'Product' }));
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' });
    page.getByRole('button', { name: 'In stock' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'stock', direction: 'ascending' });
    await expect
      .element(page.getByRole('columnheader', { name: 'In stock' }))
      .toHaveAttribute('aria-sort', 'none');
  });

  it('does what a row does wherever in it is pressed, but not where a control is', async () => {
    const [onRowAction, onOrder] = [vi.fn(), vi.fn()];
    await show({
      onRowAction,
      columns: [
        ...columns,
        {
          id: 'order',
          header: 'Order',
          cell: ({ name }) => <button type="button" onClick={onOrder}>{`Order ${name}`}</button>,
          hasControls: true,
        },
      ],
    });
    // The row's own button lies over all of its cells.
    await userEvent.click(page.getByRole('cell', { name: /12$/ }), { force: true });
    expect(onRowAction).toHaveBeenCalledExactlyOnceWith(products[1]);
    await userEvent.click(page.getByRole('button', { name: 'Order Linen rug' }));
    expect(onOrder).toHaveBeenCalledOnce();
    expect(onRowAction).toHaveBeenCalledOnce();
    page.getByRole('button', { name: 'Linen rug', exact: true }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onRowAction).toHaveBeenLastCalledWith(products[2]);
  });

  it('keeps titles in sight while rows scroll in the box', async () => {
    const many = Array.from({ length: 100 }, (_, number) => ({
      id: `${number}`,
      name: `Row ${number}`,
      stock: 1,
    }));
    await show({ rows: many });
    const scroller = box().element();
    scroller.scrollTo({ top: 800 });
    expect(scroller.scrollTop).toBe(800);
    const { left, top } = scroller.getBoundingClientRect();
    expect(document.elementFromPoint(left + 30, top + 10)?.closest('th')?.textContent).toBe('Product');
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps the rows that are there while others are on their way, and says so', async () => {
    await show({ isLoading: true });
    expect(page.getByRole('rowheader').all()).toHaveLength(3);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('says why rows could not be had, and tries again', async () => {
    const onRetry = vi.fn();
    await show({ rows: [], error: { message: 'The server did not answer', onRetry } });
    await expect.element(page.getByText('The server did not answer')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says that there is nothing', async () => {
    await show({ rows: [] });
    await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  });

  it.each([
    ['the same for two rows', () => 'same'],
    ['none', () => undefined as unknown as string],
  ])('shows rows whose keys are %s, and warns of them', async (_name, getKey) => {
    await show({ getKey });
    expect(page.getByRole('rowheader').all()).toHaveLength(3);
    expect(warn.mock.lastCall?.[0]).toContain('Table: `getKey`');
    expect(error).not.toHaveBeenCalled();
  });

  it('counts the first of two columns with one id', async () => {
    await show({ columns: [...columns, ...columns] });
    expect(page.getByRole('columnheader').all()).toHaveLength(2);
    expect(error).not.toHaveBeenCalled();
  });

  describe('on a phone', () => {
    beforeEach(() => page.viewport(390, 800));
    afterEach(() => page.viewport(1280, 800));

    it('shows cards that scroll with the page, each with the names of its values', async () => {
      const many = Array.from({ length: 50 }, (_, number) => ({
        id: `${number}`,
        name: `Row ${number}`,
        stock: 7,
      }));
      await show({ rows: many });
      const scroller = box().element();
      expect(scroller.scrollHeight).toBe(scroller.clientHeight);
      expect(document.documentElement.scrollHeight).toBeGreaterThan(2000);
      await expect.element(page.getByRole('cell').first()).toHaveTextContent('In stock7');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    });
  });
});
