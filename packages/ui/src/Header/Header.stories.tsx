import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { noShell, type Shell, ShellContext } from '../AppShell/ShellContext.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Header } from './Header.tsx';

const add = (
  <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />}>
    New
  </Button>
);
const end = (
  <>
    <IconButton label="Notifications">
      <Bell size={18} strokeWidth={1.75} />
    </IconButton>
    <Button variant="quiet">Sana</Button>
  </>
);

const meta: Meta<typeof Header> = {
  title: 'UI/Structure/Header',
  component: Header,
  args: { start: <Text weight="strong">Catalogue</Text>, actions: add, end },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof Header>;

const toggleMenu = fn();
const inShell = (shell: Partial<Shell>) => (Story: () => React.ReactElement) => (
  <ShellContext.Provider value={{ ...noShell, toggleMenu, ...shell }}>{Story()}</ShellContext.Provider>
);

export const InAShell: Story = {
  decorators: [inShell({})],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse menu', expanded: true }));
    await expect(toggleMenu).toHaveBeenCalled();
  },
};

export const OverANarrowPage: Story = {
  decorators: [inShell({ isNarrow: true })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open menu', expanded: false })).toBeVisible();
  },
};

export const Alone: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /menu/i })).not.toBeInTheDocument();
  },
};

const many = ['New order', 'New product', 'New customer', 'Receive goods', 'Pay a bill', 'Print'].map(
  (label) => <Button key={label}>{label}</Button>,
);

export const ManyActions: Story = {
  args: { start: null, actions: many },
  decorators: [inShell({}), (Story) => <div style={{ inlineSize: 480 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['matrix'],
  parameters: {
    // A page has one header; the picture has several.
    a11y: {
      config: {
        rules: ['landmark-unique', 'landmark-no-duplicate-banner'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  render: ({ start }) => (
    <div style={{ inlineSize: 720 }}>
      <Stack gap={4}>
        {inShell({})(() => (
          <Header start={start} actions={add} end={end} />
        ))}
        {inShell({ isCollapsed: true })(() => (
          <Header end={end} />
        ))}
        {inShell({ isNarrow: true })(() => (
          <Header actions={add} end={end} />
        ))}
        {inShell({})(() => (
          <Header actions={many} end={end} />
        ))}
        <Header start={start} />
      </Stack>
    </div>
  ),
};
