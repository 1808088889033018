import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Collapse } from './Collapse.tsx';

const meta: Meta<typeof Collapse> = {
  title: 'UI/Structure/Collapse',
  component: Collapse,
  args: { isExpanded: true, children: 'Delivered on Tuesdays and Fridays, before noon.' },
};
export default meta;

type Story = StoryObj<typeof Collapse>;

export const Open: Story = {};

export const Closed: Story = {
  args: { isExpanded: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tuesdays/)).not.toBeVisible();
  },
};

function WithButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={2} align="start">
      <Button aria-expanded={isOpen} aria-controls="days" onPress={() => setOpen(!isOpen)}>
        Days of delivery
      </Button>
      <Collapse id="days" isExpanded={isOpen} onExpandedChange={setOpen}>
        Delivered on Tuesdays and Fridays, before noon.
      </Collapse>
    </Stack>
  );
}

export const ByAButton: Story = {
  render: () => <WithButton />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Days of delivery' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/Tuesdays/)).toBeVisible());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByText(/Tuesdays/)).not.toBeVisible());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={2}>
      <Collapse isExpanded>Open: delivered on Tuesdays and Fridays, before noon.</Collapse>
      <Collapse isExpanded={false}>Closed: not to be seen.</Collapse>
      <span>What stands below moves up.</span>
    </Stack>
  ),
};
