import { lazy, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { type TabItem, Tabs } from './Tabs.tsx';

const facts: TabItem = { id: 'facts', label: 'Facts', content: 'Oak' };
const orders: TabItem = { id: 'orders', label: 'Orders', content: 'Four' };
const many = Array.from({ length: 30 }, (_, number) => ({
  ...facts,
  id: `${number}`,
  label: `Tab ${number}`,
}));

const mounted = vi.fn();
function Note() {
  mounted();
  return <input aria-label="Note" />;
}

function Many() {
  const [selected, setSelected] = useState('0');
  return (
    <div style={{ inlineSize: 300 }}>
      <Tabs label="Product" items={many} selectedKey={selected} onSelectionChange={setSelected} />
      <button type="button" onClick={() => setSelected('20')}>
        Show 20
      </button>
    </div>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
const panel = () => page.getByRole('tabpanel');

it('mounts a panel when it is first seen, and keeps what was typed there where it is asked to', async () => {
  await render(<Tabs label="Product" items={[facts, { ...orders, content: <Note /> }]} shouldKeepMounted />);
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
  await render(<Tabs label="Product" items={[facts, { ...orders, content: <Never /> }]} />);
  await userEvent.click(tab('Orders'));
  await expect.element(tab('Facts')).toBeVisible();
  await userEvent.click(tab('Facts'));
  await expect.element(panel()).toHaveTextContent('Oak');
});

it('goes on to the first tab when the chosen one is taken away', async () => {
  const view = await render(<Tabs label="Product" items={[facts, orders]} />);
  await userEvent.click(tab('Orders'));
  await expect.element(panel()).toHaveTextContent('Four');
  await view.rerender(<Tabs label="Product" items={[facts]} />);
  await expect.element(panel()).toHaveTextContent('Oak');
});

it.each(['en', 'ur'] as const)('brings a chosen tab into sight: %s', async (locale) => {
  await render(
    <UIProvider locale={locale}>
      <Many />
    </UIProvider>,
  );
  const isInSight = () => {
    const list = page.getByRole('tablist').element().getBoundingClientRect();
    const { left, right } = tab('Tab 20').element().getBoundingClientRect();
    // A row scrolls by whole pixels, and the words of a font end between them.
    return left > list.left - 1 && right < list.right + 1;
  };
  expect(isInSight()).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Show 20' }));
  await expect.poll(isInSight).toBe(true);
});
