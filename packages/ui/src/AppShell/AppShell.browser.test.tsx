import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Header } from '../Header/Header.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { menuGroups } from '../SideMenu/menu.fixtures.tsx';
import { useMenuState } from '../SideMenu/menuReducer.ts';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

function App({ locale = 'en', ...props }: { locale?: 'en' | 'ur' } & Pick<AppShellProps, 'bottomBar'>) {
  const [path, setPath] = useState('/orders');
  const [state, dispatch] = useMenuState();
  return (
    <UIProvider locale={locale}>
      <RouterProvider navigate={setPath}>
        <AppShell
          {...props}
          brand="Catalogue"
          isMenuCollapsed={state.collapseMenu}
          onToggleCollapsed={() => dispatch({ type: 'collapse-menu' })}
          menu={<SideMenu groups={menuGroups} currentPath={path} state={state} dispatch={dispatch} />}
          header={<Header />}
        >
          <p style={{ blockSize: '200vh' }}>Page {path}</p>
        </AppShell>
      </RouterProvider>
    </UIProvider>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name });
const isInReach = (text: string) => page.getByText(text).element().closest('[inert]') === null;

const bottomBar = [
  { id: 'home', label: 'Home', icon: null, href: '/' },
  { id: 'orders', label: 'Orders', icon: null, href: '/orders', isCurrent: true },
];

describe('AppShell on a phone', () => {
  beforeEach(() => page.viewport(390, 700));

  it('opens its menu from the bar along the bottom instead, and gives focus back there', async () => {
    await render(<App bottomBar={bottomBar} />);
    await expect.element(link('Orders')).toHaveAttribute('aria-current', 'page');
    await expect.element(button('Open menu')).not.toBeInTheDocument();
    await userEvent.click(button('More'));
    await expect.element(page.getByRole('dialog', { name: 'Main menu' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('More')).toHaveFocus();
  });

  it('closes it by a choice, but not by opening a menu inside it', async () => {
    await render(<App />);
    await userEvent.click(button('Open menu'));
    await userEvent.click(button('Products'));
    await userEvent.click(link('New products'));
    await expect.element(page.getByText('Page /products/new')).toBeVisible();
    await expect.element(link('New products')).not.toBeInTheDocument();
  });

  it('lets go of the page when the screen becomes wide, and stays closed when it is narrow again', async () => {
    await render(<App />);
    await userEvent.click(button('Open menu'));
    await page.viewport(1280, 800);
    await expect.element(button('Collapse menu')).toBeVisible();
    expect(isInReach('Page /orders')).toBe(true);
    expect(document.documentElement.style.overflow).toBe('');
    await page.viewport(390, 700);
    await expect.element(button('Open menu')).toBeVisible();
    await expect.element(link('Dashboard')).not.toBeInTheDocument();
  });

  it('is no wider than the screen, in either direction', async () => {
    await render(<App locale="ur" />);
    expect(document.documentElement.scrollWidth).toBe(390);
    await userEvent.click(button('مینو کھولیں'));
    const menu = () => page.getByRole('dialog').element().getBoundingClientRect();
    await expect.poll(() => menu().right).toBe(390);
    expect(menu().left).toBeGreaterThan(0);
  });
});

it('lets the keyboard skip the menu on a desk', async () => {
  await page.viewport(1280, 800);
  await render(<App />);
  await userEvent.tab();
  await expect.element(link('Skip to content')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
