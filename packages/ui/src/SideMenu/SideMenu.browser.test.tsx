import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { menuGroups } from './menu.fixtures.tsx';
import { SideMenu } from './SideMenu.tsx';
import { useMenuState } from './useMenuState.ts';

function Menu({ path, groups = menuGroups }: { path: string; groups?: typeof menuGroups }) {
  const [state, dispatch] = useMenuState();
  return (
    <StrictMode>
      <SideMenu groups={groups} currentPath={path} state={state} dispatch={dispatch} />
    </StrictMode>
  );
}

const link = (name: string) => page.getByRole('link', { name });
const menu = (name: string) => page.getByRole('button', { name });

describe('SideMenu', () => {
  it('opens the menus around the current page, also in StrictMode', async () => {
    await render(<Menu path="/products/parts" />);
    await expect.element(link('Spare parts')).toHaveAttribute('aria-current', 'page');
    await expect.element(menu('Products')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(menu('More')).toHaveAttribute('aria-expanded', 'true');
  });

  it('leaves closed what the reader has closed, until the page changes', async () => {
    const { rerender } = await render(<Menu path="/products/new" />);
    await userEvent.click(menu('Products'));
    await expect.element(link('New products')).not.toBeInTheDocument();
    await rerender(<Menu path="/products/new" />);
    await expect.element(link('New products')).not.toBeInTheDocument();
    await rerender(<Menu path="/products" />);
    await expect.element(link('All products')).toHaveAttribute('aria-current', 'page');
  });

  it('has one top menu open at a time, and a submenu beside what is open', async () => {
    await render(<Menu path="/products/new" />);
    await userEvent.click(menu('More'));
    await expect.element(link('Spare parts')).toBeVisible();
    await expect.element(link('New products')).toBeVisible();
    await userEvent.click(menu('Books'));
    await expect.element(link('Wallet')).toBeVisible();
    await expect.element(link('New products')).not.toBeInTheDocument();
  });

  it('is gone through and opened by the keyboard', async () => {
    await render(<Menu path="/" />);
    await userEvent.tab();
    await expect.element(link('Dashboard')).toHaveFocus();
    await userEvent.tab();
    await expect.element(menu('Products')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(link('New products')).toHaveFocus();
  });

  it('is no wider than its place, and shows no empty group', async () => {
    const groups = [
      { id: 'empty', title: 'Nothing', items: [] },
      { id: 'long', items: [{ id: 'a', type: 'item' as const, label: 'a'.repeat(300), href: '/a' }] },
    ];
    await render(
      <div style={{ inlineSize: 248 }}>
        <Menu path="/a" groups={groups} />
      </div>,
    );
    const nav = page.getByRole('navigation').element();
    expect(nav.scrollWidth).toBe(nav.clientWidth);
    await expect.element(page.getByText('Nothing')).not.toBeInTheDocument();
  });
});
