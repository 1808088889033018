import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bold, Copy, Download, Italic, Pencil, Printer, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Toolbar } from './Toolbar.tsx';
import type { ToolbarItem } from './ToolbarProps.ts';

const icon = { size: 16, strokeWidth: 1.75 };
const edit = fn();
const remove = fn();

const items: ToolbarItem[] = [
  { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onPress: edit },
  { id: 'copy', label: 'Copy', icon: <Copy {...icon} /> },
  { id: 'print', label: 'Print', icon: <Printer {...icon} />, isDisabled: true },
  { type: 'separator', id: 'line' },
  { type: 'toggle', id: 'bold', label: 'Bold', icon: <Bold {...icon} />, isIconOnly: true, isSelected: true },
  {
    type: 'toggle',
    id: 'italic',
    label: 'Italic',
    icon: <Italic {...icon} />,
    isIconOnly: true,
    isSelected: false,
  },
  { type: 'separator', id: 'line 2' },
  { id: 'share', label: 'Share', icon: <Share2 {...icon} />, href: '#share' },
  { id: 'export', label: 'Export', icon: <Download {...icon} /> },
  { id: 'remove', label: 'Remove', icon: <Trash2 {...icon} />, tone: 'critical', onPress: remove },
];

const meta: Meta<typeof Toolbar> = {
  title: 'UI/Actions/Toolbar',
  component: Toolbar,
  args: { label: 'Document', items },
};
export default meta;

type Story = StoryObj<typeof Toolbar>;

export const Wide: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit' });
    await expect(button).toHaveFocus();
    const onwards = getComputedStyle(button).direction === 'rtl' ? 'Left' : 'Right';
    await userEvent.keyboard(`{Arrow${onwards}}`);
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
  },
};

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
};

function Toggles() {
  const [isOn, setOn] = useState(false);
  return (
    <Toolbar
      label="Text"
      items={[{ type: 'toggle', id: 'bold', label: 'Bold', isSelected: isOn, onChange: setOn }]}
    />
  );
}

export const Toggled: Story = {
  render: () => <Toggles />,
  play: async ({ canvas, userEvent }) => {
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await userEvent.click(bold);
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4} align="start">
      <Toolbar label="Document" items={items} />
      <div style={{ inlineSize: 460 }}>
        <Toolbar label="Document, less room" items={items} />
      </div>
      <div style={{ inlineSize: 180 }}>
        <Toolbar label="Document, little room" items={items} />
      </div>
      <Toolbar label="Upright" orientation="vertical" items={items.slice(0, 6)} />
    </Stack>
  ),
};
