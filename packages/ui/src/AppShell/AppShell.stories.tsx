import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpen, LayoutDashboard, Package, Plus, ShoppingCart, Smartphone, Wallet } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Header } from '../Header/Header.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import type { SideMenuGroup } from '../SideMenu/menuPath.ts';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { useMenuState } from '../SideMenu/useMenuState.ts';
import { Stat } from '../Stat/Stat.tsx';
import { AppShell } from './AppShell.tsx';

const icon = { size: 18, strokeWidth: 1.75 } as const;

const groups: SideMenuGroup[] = [
  {
    id: 'start',
    items: [
      { id: 'dashboard', type: 'item', label: 'Dashboard', href: '/', icon: <LayoutDashboard {...icon} /> },
    ],
  },
  {
    id: 'shop',
    title: 'Shop',
    items: [
      {
        id: 'stock',
        type: 'collapse',
        label: 'Mobile Stocks',
        icon: <Smartphone {...icon} />,
        children: [
          { id: 'new', type: 'item', label: 'New phones', href: '/stock/new' },
          { id: 'used', type: 'item', label: 'Used phones', href: '/stock/used' },
          {
            id: 'more',
            type: 'sub',
            label: 'More',
            children: [{ id: 'accessories', type: 'item', label: 'Accessories', href: '/stock/accessories' }],
          },
        ],
      },
      {
        id: 'ledger',
        type: 'collapse',
        label: 'Ledger',
        icon: <BookOpen {...icon} />,
        children: [{ id: 'wallet', type: 'item', label: 'Wallet', href: '/wallet' }],
      },
      {
        id: 'sales',
        type: 'item',
        label: 'Sales',
        href: '/sales',
        icon: <ShoppingCart {...icon} />,
        badge: '3',
      },
    ],
  },
];

function Shop({
  isCollapsed = false,
  currentPath = '/stock/used',
}: {
  isCollapsed?: boolean;
  currentPath?: string;
}) {
  const [state, dispatch] = useMenuState({ collapseMenu: isCollapsed });
  return (
    <AppShell
      brand={
        <>
          <Package {...icon} /> {state.collapseMenu ? null : 'Handset'}
        </>
      }
      isMenuCollapsed={state.collapseMenu}
      onToggleCollapsed={() => dispatch({ type: 'collapse-menu' })}
      menu={<SideMenu groups={groups} currentPath={currentPath} state={state} dispatch={dispatch} />}
      header={
        <Header
          actions={
            <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
              New
            </Button>
          }
          end={<Button variant="quiet">Ali</Button>}
        />
      }
    >
      <PageHeader
        title="Used phones"
        description="Twelve in stock"
        breadcrumbs={[
          { label: 'Dashboard', href: '/' },
          { label: 'Mobile Stocks', href: '/stock' },
          { label: 'Used phones' },
        ]}
        action={<Button>Print</Button>}
      />
      <Banner title="This is a demo shop" />
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
          marginBlock: 16,
        }}
      >
        <Stat
          label="Pocket Cash"
          value="Rs 125,400"
          icon={<Wallet size={16} strokeWidth={1.75} />}
          href="/wallet"
        />
        <Stat label="Receivable" value="Rs 15,000" tone="caution" description="2 people" />
        <Stat label="Stock at cost" value="Rs 1,845,000" />
      </div>
    </AppShell>
  );
}

const meta: Meta<typeof Shop> = {
  title: 'UI/Structure/AppShell',
  component: Shop,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Shop>;

export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getByRole('link', { name: 'Used phones', current: 'page' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'More' }));
    await expect(menu.getByRole('link', { name: 'Accessories' })).toBeVisible();
    await userEvent.click(menu.getByRole('button', { name: 'Ledger' }));
    await expect(menu.queryByRole('link', { name: 'Accessories' })).not.toBeInTheDocument();
    await expect(menu.getByRole('link', { name: 'Wallet' })).toBeVisible();
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getByRole('button', { name: 'Mobile Stocks' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await expect(menu.getByText('Mobile Stocks')).toBeVisible();
  },
};
