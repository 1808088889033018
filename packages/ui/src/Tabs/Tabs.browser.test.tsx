import { lazy, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { type TabItem, Tabs, type TabsProps } from './Tabs.tsx';

const items: TabItem[] = [
  { id: 'facts', label: 'Facts', content: 'Oak' },
  { id: 'archive', label: 'Archive', content: 'Nothing', isDisabled: true },
  { id: 'orders', label: 'Orders', content: 'Four' },
  { id: 'suppliers', label: 'Suppliers', content: 'Two' },
];
const many = Array.from({ length: 30 }, (_, number) => ({
  id: `${number}`,
  label: `Part ${number}`,
  content: `Content ${number}`,
}));

const mounted = vi.fn();
function Note() {
  mounted();
  return <input aria-label="Note" />;
}

function Parts() {
  const [selected, setSelected] = useState('0');
  return (
    <div style={{ inlineSize: 300 }}>
      <Tabs label="Parts" items={many} selectedKey={selected} onSelectionChange={setSelected} />
      <button type="button" onClick={() => setSelected('20')}>
        Show 20
      </button>
    </div>
  );
}

const isInSight = (name: string) => {
  const list = page.getByRole('tablist').element().getBoundingClientRect();
  const { left, right } = tab(name).element().getBoundingClientRect();
  // A row scrolls by whole pixels, and the words of a font end between them.
  return left > list.left - 1 && right < list.right + 1;
};
const tab = (name: string) => page.getByRole('tab', { name });
const panel = () => page.getByRole('tabpanel');
const show = (props: Partial<TabsProps> = {}) => render(<Tabs label="Product" items={items} {...props} />);

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Tabs', () => {
  it('goes the other way where one reads from right to left', async () => {
    await render(
      <UIProvider locale="ur">
        <Tabs label="Product" items={items} />
      </UIProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(tab('Orders')).toHaveFocus();
  });

  it('mounts a panel when it is first seen, and keeps what was typed there where it is asked to', async () => {
    mounted.mockClear();
    const withNote = items.map((item) => (item.id === 'orders' ? { ...item, content: <Note /> } : item));
    await show({ items: withNote, shouldKeepMounted: true });
    expect(mounted).not.toHaveBeenCalled();
    await userEvent.click(tab('Orders'));
    await userEvent.fill(page.getByLabelText('Note'), 'urgent');
    await userEvent.click(tab('Facts'));
    await expect.element(page.getByLabelText('Note')).not.toBeVisible();
    await userEvent.click(tab('Orders'));
    await expect.element(page.getByLabelText('Note')).toHaveValue('urgent');
  });

  it('waits for one panel alone where its content is loaded on demand, for ever if need be', async () => {
    const Never = lazy(() => new Promise<never>(() => undefined));
    await show({ items: [...items.slice(0, 1), { id: 'late', label: 'Late', content: <Never /> }] });
    await userEvent.click(tab('Late'));
    await expect.element(tab('Facts')).toBeVisible();
    await userEvent.click(tab('Facts'));
    await expect.element(panel()).toHaveTextContent('Oak');
  });

  it('shows the first tab where the chosen one is unknown, and names the prop', async () => {
    const onSelectionChange = vi.fn();
    await show({ selectedKey: 'gone', onSelectionChange });
    await expect.element(panel()).toHaveTextContent('Oak');
    expect(onSelectionChange).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Tabs: selectedKey is gone, which no item has/));
  });

  it('shows the first of two tabs with one id, and names the id', async () => {
    await show({ items: [...items, { id: 'facts', label: 'Other facts', content: 'Pine' }] });
    await expect.element(tab('Other facts')).not.toBeInTheDocument();
    await expect.element(panel()).toHaveTextContent('Oak');
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Tabs: items has the id facts more than once/));
  });

  it('goes on to the first tab when the chosen one is taken away', async () => {
    const view = await show({ defaultSelectedKey: 'orders' });
    await expect.element(panel()).toHaveTextContent('Four');
    await view.rerender(<Tabs label="Product" items={items.filter(({ id }) => id !== 'orders')} />);
    await expect.element(panel()).toHaveTextContent('Oak');
  });

  it('is not there without tabs, and is once there are some', async () => {
    const view = await show({ items: [] });
    await expect.element(page.getByRole('tablist')).not.toBeInTheDocument();
    await view.rerender(<Tabs label="Product" items={items} />);
    await expect.element(panel()).toHaveTextContent('Oak');
  });

  it.each(['en', 'ur'] as const)('brings a chosen tab into sight: %s', async (locale) => {
    await render(
      <UIProvider locale={locale}>
        <Parts />
      </UIProvider>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Show 20' }));
    await expect.poll(() => isInSight('Part 20')).toBe(true);
  });

  it('shows the tab that is chosen at first, wherever it stands in the row', async () => {
    await render(
      <div style={{ inlineSize: 300 }}>
        <Tabs label="Parts" items={many} defaultSelectedKey="20" />
      </div>,
    );
    await expect.poll(() => isInSight('Part 20')).toBe(true);
  });

  it('stays within a narrow place, however long its words are', async () => {
    await render(
      <div data-testid="place" style={{ inlineSize: 280 }}>
        <Tabs label="Product" items={[{ id: 'a', label: 'Long'.repeat(60), content: 'Oak'.repeat(300) }]} />
      </div>,
    );
    const place = page.getByTestId('place').element();
    expect(place.scrollWidth).toBeLessThanOrEqual(280);
  });
});
