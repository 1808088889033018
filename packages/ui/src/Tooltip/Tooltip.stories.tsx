import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

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
