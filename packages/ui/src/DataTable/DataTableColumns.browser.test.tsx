import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { type Product, productColumns } from './DataTable.fixtures.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './DataTableProps.ts';
import { eventually, ProductTable, type ProductTableProps } from './ProductTable.fixtures.tsx';

const show = (props: ProductTableProps = {}) => render(<ProductTable {...props} />);
const showIn = <Row extends object>(locale: string, props: Omit<DataTableProps<Row>, 'label' | 'getKey'>) =>
  render(
    <UIProvider locale={locale}>
      <DataTable label="Phones" getKey={(row) => JSON.stringify(row)} {...props} />
    </UIProvider>,
  );
const numbers = { id: 'no', header: 'Number', isRowHeader: true, isNumeric: true, align: 'start' } as const;
const amounts = { id: 'amount', header: 'Amount', total: 'Rs 94400', isNumeric: true, width: 200 };
const title = (name: string) => page.getByRole('columnheader', { name, exact: true });
const widthOf = (name: string) => Math.round(title(name).element().getBoundingClientRect().width);
const cellBelow = (name: string) => {
  const index = title(name).element().getAttribute('aria-colindex');
  const cell = document.querySelector(`[aria-rowindex="2"] > [aria-colindex="${index}"]`);
  return Math.round(cell?.getBoundingClientRect().width ?? 0);
};

/** Horizontal positions of the first and last letter of an element, from its left edge. */
function lettersOf(element: Element) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const text = walker.nextNode() as Text;
  const at = (start: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    return range.getBoundingClientRect();
  };
  return { first: at(0), last: at(text.length - 1), box: element.getBoundingClientRect() };
}

describe('DataTable, its columns', () => {
  it('sorts by a title that stands half outside, at the first press', async () => {
    await render(
      <div style={{ inlineSize: '700px' }}>
        <ProductTable
          columns={productColumns.map((column) => ({
            ...column,
            width: 260,
            isSortable: true,
            total: 'Sum',
          }))}
        />
      </div>,
    );
    const scroller = document.querySelector('[data-scroller]');
    const half = productColumns.findIndex((_, at) => (at + 1) * 260 > (scroller?.clientWidth ?? 0));
    const header = page.getByRole('columnheader').nth(half);
    const box = header.element().getBoundingClientRect();
    expect(box.right).toBeGreaterThan(scroller?.getBoundingClientRect().right ?? 0);
    // Where it is seen, as a hand would press it: a locator would bring all of it into sight first.
    const seen = document.elementFromPoint(box.left + 20, box.top + box.height / 2)?.closest('button');
    expect(header.element().contains(seen ?? null)).toBe(true);
    await userEvent.click(header, { position: { x: 20, y: box.height / 2 } });
    await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
    expect(scroller?.scrollLeft).toBe(0);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => scroller?.scrollLeft).toBeGreaterThan(0);
    // The titles and the totals, in the last row, go along with the rows.
    const [head, cell, total] = [1, 2, 32].map(
      (row) =>
        document.querySelector(`[aria-rowindex="${row}"] > [aria-colindex="3"]`)?.getBoundingClientRect()
          .left,
    );
    expect([cell, total]).toEqual([head, head]);
  });

  it.each([
    ['Latin', 'Samsung Galaxy A15 5G Dual SIM'],
    ['Urdu', 'سام سنگ گلیکسی اے پندرہ پانچ جی دو سم'],
    ['Urdu with a Latin name', 'Ali کو نقد رقم ادا کی گئی اور رسید لی'],
  ])('cuts off the end of a %s text among Urdu words, never its beginning', async (_, name) => {
    await showIn('ur', {
      rows: [{ name }],
      columns: [
        { id: 'name', header: 'Name', value: (row) => row.name, width: 120 },
        { id: 'rest', header: 'Rest', value: () => '', minWidth: 600 },
      ],
    });
    const { first, last, box } = lettersOf(page.getByRole('rowheader').element());
    expect(first.left).toBeGreaterThanOrEqual(box.left);
    expect(first.right).toBeLessThanOrEqual(box.right);
    expect(last.right <= box.left || last.left >= box.right).toBe(true);
  });

  it('leaves Latin words that fit where their column begins', async () => {
    await showIn('ur', {
      rows: [{ name: 'A15' }],
      columns: [{ id: 'name', header: 'Name', value: (row) => row.name }],
    });
    const { last, box } = lettersOf(page.getByRole('rowheader').element());
    expect(box.right - last.right).toBeLessThan(20);
  });

  it.each([
    ['en', undefined],
    ['ur', undefined],
    ['ur', 'end'],
  ] as const)('ends figures and their sum at one place: %s, %s', async (locale, align) => {
    await showIn(locale, {
      rows: [
        { number: '10', amount: 94_400 },
        { number: '11', amount: 0 },
      ],
      columns: [
        { ...numbers, value: (row) => row.number },
        { ...amounts, value: (row) => row.amount, cell: (row) => `Rs ${row.amount}`, align },
      ],
    });
    const letters = (role: 'gridcell' | 'rowheader') => page.getByRole(role).elements().map(lettersOf);
    const ends = letters('gridcell').map(({ last }) => last.right);
    expect(ends).toHaveLength(3);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(1);
    // The word for sums begins where the numbers of the rows do.
    const names = letters('rowheader').map(({ first, last }) =>
      locale === 'ur' ? Math.max(first.right, last.right) : first.left,
    );
    expect(names).toHaveLength(3);
    expect(Math.max(...names) - Math.min(...names)).toBeLessThan(3);
  });

  it('hides and shows columns in a menu, but not what names the rows', async () => {
    const onColumnStateChange = vi.fn();
    await show({ hasColumnMenu: true, onColumnStateChange });
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    const choice = (name: string) => page.getByRole('menuitemcheckbox', { name });
    expect(choice('Product').query()).toBeNull();
    await userEvent.click(choice('Group'));
    expect(onColumnStateChange).toHaveBeenLastCalledWith({ hidden: ['group'], widths: {} });
    expect(document.querySelectorAll('[role=columnheader]')).toHaveLength(productColumns.length - 1);
    await userEvent.keyboard('{End}{Enter}');
    expect(onColumnStateChange).toHaveBeenLastCalledWith({ hidden: [], widths: {} });
    await expect.element(title('Group')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus();
  });

  it('takes the width that an edge is dragged to, and no less than it can be, until a double click gives it back', async () => {
    const [onColumnStateChange, onSortChange] = [vi.fn(), vi.fn()];
    const cell = vi.fn(({ group }: Product) => group);
    const columns = productColumns.map((column) => (column.id === 'group' ? { ...column, cell } : column));
    await show({ columns, onColumnStateChange, onSortChange });
    const edge = page.getByRole('separator', { name: 'Width of Number' });
    expect(widthOf('Number')).toBe(120);
    await userEvent.dragAndDrop(edge, title('Group'), {
      sourcePosition: { x: 12, y: 10 },
      targetPosition: { x: 80, y: 10 },
    });
    expect(onColumnStateChange).toHaveBeenCalledOnce();
    expect(widthOf('Number')).toBe(200);
    expect(cellBelow('Number')).toBe(200);
    cell.mockClear();
    await userEvent.dragAndDrop(edge, title('Product'), {
      sourcePosition: { x: 12, y: 10 },
      targetPosition: { x: 5, y: 10 },
    });
    await eventually(() => expect(widthOf('Number')).toBe(96));
    // No row was drawn again.
    expect(cell).not.toHaveBeenCalled();
    const limits = ['now', 'min', 'max'].map((limit) => edge.element().getAttribute(`aria-value${limit}`));
    expect(limits).toEqual(['96', '96', '4000']);
    expect(onColumnStateChange).toHaveBeenLastCalledWith({ hidden: [], widths: { id: 96 } });
    await userEvent.dblClick(edge);
    await eventually(() => expect(widthOf('Number')).toBe(120));
    expect(onSortChange).not.toHaveBeenCalled();
  });

  it('leaves the columns to a parent that keeps them', async () => {
    const onColumnStateChange = vi.fn();
    await show({ columnState: { hidden: [], widths: {} }, onColumnStateChange, hasColumnMenu: true });
    await userEvent.click(page.getByRole('button', { name: 'Columns' }));
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    expect(onColumnStateChange).toHaveBeenCalledWith({ hidden: ['id'], widths: {} });
    await expect.element(title('Number')).toBeVisible();
  });
});
