import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip, TooltipBubble, type TooltipProps } from './Tooltip.tsx';

const meta: Meta<typeof Tooltip> = {
  title: 'UI/Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Only the owner may do this', children: <Button>Close day</Button> },
  decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Tooltip>;

export const OnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Only the owner may do this');
  },
};

const onPress = fn();

export const WhyItIsDisabled: Story = {
  args: {
    content: 'Two orders are still open',
    children: (
      <Button isDisabled onPress={onPress}>
        Close day
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Two orders are still open');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Two orders are still open');
    await userEvent.keyboard('{Enter}');
    await expect(onPress).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  args: {
    content: 'The day can be closed once every order has been paid, sent back or put off to another day',
  },
};

/** An open tooltip, for the picture. */
function Shown({ placement, children }: Pick<TooltipProps, 'placement'> & { children: string }) {
  return (
    <div style={{ display: 'grid', placeItems: 'center', inlineSize: 280, blockSize: 120 }}>
      <TooltipTrigger isOpen>
        <Button>{placement ?? 'top'}</Button>
        <TooltipBubble content={children} placement={placement} />
      </TooltipTrigger>
    </div>
  );
}

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', inlineSize: 860 }}>
      <Shown placement="top">Above</Shown>
      <Shown placement="bottom">Below</Shown>
      <Shown placement="end">At the end</Shown>
      <Shown placement="start">At the start</Shown>
      <Shown placement="bottom">Words that need more than one line, as few of them should</Shown>
      <IconButton label="Remove" isDisabled>
        <Trash2 size={18} strokeWidth={1.75} />
      </IconButton>
    </div>
  ),
};
