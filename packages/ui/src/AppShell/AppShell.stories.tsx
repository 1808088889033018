import type { Meta, StoryObj } from '@storybook/react-vite';
import { Boxes, Plus, Wallet } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Header } from '../Header/Header.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { menuGroups } from '../SideMenu/menu.fixtures.tsx';
import { useMenuState } from '../SideMenu/menuReducer.ts';
import { SideMenu } from '../SideMenu/SideMenu.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { AppShell } from './AppShell.tsx';

function Catalogue({ isCollapsed = false, menuLabel }: { isCollapsed?: boolean; menuLabel?: string }) {
  const [state, dispatch] = useMenuState({ collapseMenu: isCollapsed });
  return (
    <AppShell
      brand={
        <>
          <Boxes size={20} strokeWidth={1.75} style={{ flex: 'none' }} />{' '}
          {state.collapseMenu ? null : 'Catalogue'}
        </>
      }
      isMenuCollapsed={state.collapseMenu}
      onToggleCollapsed={() => dispatch({ type: 'collapse-menu' })}
      menu={
        <SideMenu
          groups={menuGroups}
          currentPath="/products/new"
          state={state}
          dispatch={dispatch}
          label={menuLabel}
        />
      }
      header={
        <Header
          actions={
            <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
              New
            </Button>
          }
          end={<Button variant="quiet">Sana</Button>}
        />
      }
      banner={<Banner isFlush title="This is a demonstration" />}
    >
      <PageHeader
        title="New products"
        description="Twelve of them"
        breadcrumbs={[{ label: 'Products', href: '/products' }, { label: 'New products' }]}
        action={<Button>Print</Button>}
      />
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
          marginBlock: 16,
        }}
      >
        <Stat
          label="In the till"
          value="Rs 125,400"
          icon={<Wallet size={16} strokeWidth={1.75} />}
          href="/wallet"
        />
        <Stat label="Owed to us" value="Rs 15,000" tone="caution" description="2 people" />
        <Stat label="Goods at cost" value="Rs 1,845,000" />
      </div>
    </AppShell>
  );
}

const meta: Meta<typeof Catalogue> = {
  title: 'UI/Structure/AppShell',
  component: Catalogue,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Catalogue>;

export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(menu.getByRole('link', { name: 'New products', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu' }));
    await waitFor(() => expect(menu.queryByText('Products')).not.toBeInTheDocument());
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    const menu = within(canvas.getByRole('navigation', { name: 'Main menu' }));
    await expect(await menu.findByRole('button', { name: 'Products' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand menu' }));
    await expect(menu.getByText('Products')).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'mobile2', isRotated: false } } };

/** The shell is as high as the window; here a part of it is seen. */
const cut = { blockSize: 680, overflow: 'hidden' } as const;

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    layout: 'fullscreen',
    // A page has one shell; the picture has two.
    a11y: {
      config: {
        rules: [
          'landmark-unique',
          'landmark-no-duplicate-main',
          'landmark-no-duplicate-banner',
          'landmark-banner-is-top-level',
          'landmark-main-is-top-level',
        ].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '560px 390px', gap: 16 }}>
      <div style={cut}>
        <Catalogue />
      </div>
      <div style={cut}>
        <Catalogue isCollapsed menuLabel="Collapsed menu" />
      </div>
    </div>
  ),
};
