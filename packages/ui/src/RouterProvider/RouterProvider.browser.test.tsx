import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, Submenu } from '../Menu/Menu.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { RouterProvider } from './RouterProvider.tsx';

const inApp = (href: string) => `/app${href}`;
const item = (name: string) => page.getByRole('menuitem', { name });

it('leads through the router from the items of a menu and of what opens beside it', async () => {
  const navigate = vi.fn();
  await render(
    <RouterProvider navigate={navigate} useHref={inApp}>
      <Menu trigger={<Button>Go</Button>}>
        <MenuItem id="orders" href="/orders">
          Orders
        </MenuItem>
        <Submenu label="More">
          <MenuItem id="parties" href="/parties">
            Parties
          </MenuItem>
        </Submenu>
      </Menu>
    </RouterProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Go' }));
  await expect.element(item('Orders')).toHaveAttribute('href', '/app/orders');
  await userEvent.click(item('Orders'));
  await userEvent.click(page.getByRole('button', { name: 'Go' }));
  await userEvent.click(item('More'));
  await userEvent.click(item('Parties'));
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/orders', '/parties']);
});

it('leads through the router from tabs that are places of their own', async () => {
  const navigate = vi.fn();
  await render(
    <RouterProvider navigate={navigate} useHref={inApp}>
      <Tabs
        label="Order"
        selectedKey="facts"
        items={[
          { id: 'facts', label: 'Facts', href: '/facts', content: 'The facts' },
          { id: 'lines', label: 'Lines', href: '/lines', content: 'The lines' },
        ]}
      />
    </RouterProvider>,
  );
  const tab = page.getByRole('tab', { name: 'Lines' });
  await expect.element(tab).toHaveAttribute('href', '/app/lines');
  await userEvent.click(tab);
  expect(navigate.mock.calls.map(([href]) => href)).toEqual(['/lines']);
});
