import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeProducts, type Product } from '../DataTable/DataTable.fixtures.ts';
import { Table, type TableColumn, type TableProps } from './Table.tsx';

const products = makeProducts(3);
const many = makeProducts(100);
const columns: TableColumn<Product>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name },
  { id: 'stock', header: 'In stock', cell: ({ stock }) => stock, isNumeric: true },
];
const show = (props: Partial<TableProps<Product>> = {}) =>
  render(<Table label="Products" columns={columns} rows={products} getKey={({ id }) => id} {...props} />);
const box = () => page.getByRole('region', { name: 'Products' });

describe('Table', () => {
  it('goes where a row leads wherever in it is pressed, but not where a control is', async () => {
    const onOrder = vi.fn();
    await show({
      getRowHref: ({ id }) => `#${id}`,
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
    // The row's own link lies over all of its cells.
    await userEvent.click(page.getByRole('cell', { name: /37$/ }), { force: true });
    expect(window.location.hash).toBe('#P-00002');
    await userEvent.click(page.getByRole('button', { name: 'Order Linen bowl 3' }));
    expect(onOrder).toHaveBeenCalledOnce();
    expect(window.location.hash).toBe('#P-00002');
  });

  it('keeps titles in sight while rows scroll in the box', async () => {
    await show({ rows: many });
    const scroller = box().element();
    scroller.scrollTo({ top: 800 });
    expect(scroller.scrollTop).toBe(800);
    const { left, top } = scroller.getBoundingClientRect();
    expect(document.elementFromPoint(left + 30, top + 10)?.closest('th')?.textContent).toBe('Product');
  });

  it('shows rows of two lines on a phone, which scroll with the page', async () => {
    await page.viewport(390, 800);
    await show({
      rows: many,
      columns: [
        ...columns,
        { id: 'place', header: 'Place', cell: () => 'Warehouse' },
        { id: 'price', header: 'Price', cell: () => '1,200', isNumeric: true, phone: 'amount' },
        { id: 'state', header: 'State', cell: () => 'On sale', phone: 'state' },
        { id: 'note', header: 'Note', cell: () => 'Not here', phone: 'hidden' },
      ],
    });
    const scroller = box().element();
    expect(scroller.scrollHeight).toBe(scroller.clientHeight);
    expect(document.documentElement.scrollHeight).toBeGreaterThan(2000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const at = (text: string) =>
      page.getByText(text, { exact: true }).first().element().getBoundingClientRect();
    const [name, price, stock, place, state] = ['Oak table 1', '1,200', '0', 'Warehouse', 'On sale'].map(at);
    expect(price?.left).toBeGreaterThan(name?.right ?? 0);
    expect(price?.top).toBeLessThan(name?.bottom ?? 0);
    expect(stock?.top).toBeGreaterThanOrEqual(name?.bottom ?? 0);
    expect(place?.left).toBeGreaterThan(stock?.right ?? 0);
    expect(state?.right).toBe(price?.right);
    expect(state?.top).toBeLessThan(place?.bottom ?? 0);
    await expect.element(page.getByText('Not here').first()).not.toBeVisible();
    await page.viewport(1280, 800);
  });

  it('shows a name and one value on one line of a phone', async () => {
    await page.viewport(390, 800);
    await show();
    const [name, stock] = ['Steel stool 2', '37'].map((text) =>
      page.getByText(text, { exact: true }).element().getBoundingClientRect(),
    );
    expect(stock?.left).toBeGreaterThan(name?.right ?? 0);
    expect(stock?.top).toBeLessThan(name?.bottom ?? 0);
    await page.viewport(1280, 800);
  });
});
