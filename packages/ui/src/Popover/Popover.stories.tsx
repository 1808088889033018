import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { OverlayStage, OverlayStages } from '../overlay/OverlayStage.fixtures.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Popover } from './Popover.tsx';

const meta: Meta<typeof Popover> = {
  title: 'UI/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button>Details</Button>,
    title: 'Details',
    children: 'Ordered on 2 November from Ali Traders.',
  },
};
export default meta;

type Story = StoryObj<typeof Popover>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Details' })).toBeVisible());
  },
};

export const WithoutTitle: Story = {
  args: { title: undefined, label: 'Where it came from' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Where it came from' })).toBeVisible());
  },
};

export const ClosesItself: Story = {
  args: {
    trigger: <Button>Rename</Button>,
    title: 'Rename',
    children: ({ close }) => (
      <>
        <TextField label="Name" value="Blue" onChange={() => {}} />
        <Button onPress={close}>Done</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Rename' })).toHaveFocus());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <OverlayStages>
      <OverlayStage height={180}>
        <Popover isOpen trigger={<Button>Details</Button>} title="Details" placement="bottom start">
          Ordered on 2 November from Ali Traders.
        </Popover>
      </OverlayStage>
    </OverlayStages>
  ),
};
