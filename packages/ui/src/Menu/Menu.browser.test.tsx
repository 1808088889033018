import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Menu, MenuItem, MenuSection } from './Menu.tsx';

it('lets one read why an item cannot be chosen, and neither follows, does nor ticks it', async () => {
  const [navigate, onAction, onSelectionChange] = [vi.fn(), vi.fn(), vi.fn()];
  await render(
    <RouterProvider navigate={navigate}>
      <Menu trigger={<Button>Actions</Button>} onAction={onAction}>
        <MenuItem id="send" href="/send" disabledReason="No address" onAction={onAction}>
          Send
        </MenuItem>
        <MenuSection title="Columns" selectionMode="multiple" onSelectionChange={onSelectionChange}>
          <MenuItem id="price" disabledReason="Only for owners">
            Price
          </MenuItem>
          <MenuItem id="name">Name</MenuItem>
        </MenuSection>
      </Menu>
    </RouterProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  for (const item of [
    page.getByRole('menuitem', { name: /Send\s*No address/ }),
    page.getByRole('menuitemcheckbox', { name: /Price\s*Only for owners/ }),
  ]) {
    await expect.element(item).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await userEvent.click(item, { force: true });
    await userEvent.keyboard('{ArrowDown}');
  }
  expect([navigate, onAction, onSelectionChange].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: 'Name' }));
  expect(onSelectionChange).toHaveBeenCalledExactlyOnceWith(['name']);
});
