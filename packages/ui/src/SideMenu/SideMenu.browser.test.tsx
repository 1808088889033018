import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { menuGroups } from './menu.fixtures.tsx';
import { useMenuState } from './menuReducer.ts';
import { SideMenu } from './SideMenu.tsx';

function Menu({ path }: { path: string }) {
  const [state, dispatch] = useMenuState();
  return <SideMenu groups={menuGroups} currentPath={path} state={state} dispatch={dispatch} />;
}

it('leaves closed what the reader has closed, until the page changes', async () => {
  const { rerender } = await render(<Menu path="/products/new" />);
  const inside = page.getByRole('link', { name: 'New products' });
  await userEvent.click(page.getByRole('button', { name: 'Products' }));
  await expect.element(inside).not.toBeInTheDocument();
  await rerender(<Menu path="/products/new" />);
  await expect.element(inside).not.toBeInTheDocument();
  await rerender(<Menu path="/products" />);
  await expect
    .element(page.getByRole('link', { name: 'All products' }))
    .toHaveAttribute('aria-current', 'page');
});
