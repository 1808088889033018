import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { noShell, ShellContext } from '../AppShell/ShellContext.ts';
import { menuGroups } from './menu.fixtures.tsx';
import type { SideMenuGroup } from './menuPath.ts';
import { useMenuState } from './menuReducer.ts';
import { SideMenu } from './SideMenu.tsx';

interface MenuProps {
  groups?: readonly SideMenuGroup[];
  currentPath: string;
  /** As in a shell that is collapsed. */
  isCollapsed?: boolean;
  label?: string;
}

function Menu({ groups = menuGroups, isCollapsed = false, ...props }: MenuProps) {
  const [state, dispatch] = useMenuState({ collapseMenu: isCollapsed });
  return (
    <ShellContext.Provider value={{ ...noShell, isCollapsed }}>
      <div style={{ inlineSize: isCollapsed ? 64 : 248 }}>
        <SideMenu groups={groups} state={state} dispatch={dispatch} {...props} />
      </div>
    </ShellContext.Provider>
  );
}

const meta: Meta<typeof Menu> = {
  title: 'UI/Structure/SideMenu',
  component: Menu,
  args: { currentPath: '/products/new' },
};
export default meta;

type Story = StoryObj<typeof Menu>;

export const Expanded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'New products', current: 'page' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('link', { name: 'Spare parts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Books' }));
    await expect(canvas.queryByRole('link', { name: 'Spare parts' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Wallet' })).toBeVisible();
  },
};

export const DeepInside: Story = {
  args: { currentPath: '/products/parts/17' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Spare parts', current: 'page' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'More', expanded: true })).toBeVisible();
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    const products = () => canvas.getByRole('button', { name: 'Products' });
    // The menus are fetched when the menu is first collapsed.
    await waitFor(() => expect(products()).toHaveAttribute('aria-haspopup'));
    await userEvent.click(products());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Spare parts' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(products()).toHaveFocus());
  },
};

export const Nowhere: Story = { args: { currentPath: '/somewhere/else' } };

const long: SideMenuGroup[] = [
  {
    id: 'long',
    title: 'Everything that was ever written down',
    items: [
      {
        id: 'open',
        type: 'collapse',
        label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        children: [
          {
            id: 'inside',
            type: 'item',
            label: 'Orders of customers whose names are longer than anybody expected',
            href: '/inside',
          },
        ],
      },
      { id: 'bare', type: 'item', label: 'Without a picture', href: '/bare' },
    ],
  },
  { id: 'empty', title: 'Nothing inside', items: [] },
];

export const LongLabels: Story = {
  args: { groups: long, currentPath: '/inside' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Nothing inside')).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'flex', gap: 24, alignItems: 'flex-start' }}>
      <Menu currentPath="/products/parts" label="Deep inside" />
      <Menu currentPath="/orders" label="At the top" />
      <Menu currentPath="/products/new" label="Collapsed" isCollapsed />
      <Menu currentPath="/inside" label="Long labels" groups={long} />
      <Menu currentPath="/bare" label="Without pictures" groups={long} isCollapsed />
    </div>
  ),
};
