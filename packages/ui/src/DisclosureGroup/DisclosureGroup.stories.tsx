import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { DisclosureGroup } from './DisclosureGroup.tsx';

const questions = (
  <>
    <Disclosure id="delivery" title="When is it delivered?">
      On Tuesdays and Fridays, before noon.
    </Disclosure>
    <Disclosure id="returns" title="Can it be sent back?">
      Within 30 days, in its packaging.
    </Disclosure>
    <Disclosure id="bulk" title="What do ten of them cost?">
      Write to us.
    </Disclosure>
  </>
);

const meta: Meta<typeof DisclosureGroup> = {
  title: 'UI/Structure/DisclosureGroup',
  component: DisclosureGroup,
  args: { children: questions, onExpandedChange: fn() },
};
export default meta;

type Story = StoryObj<typeof DisclosureGroup>;

export const OneAtATime: Story = {
  args: { defaultExpandedKeys: ['delivery'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Can it be sent back?' }));
    await waitFor(() => expect(canvas.getByText(/Within 30 days/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/Tuesdays/)).not.toBeVisible());
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['returns']);
  },
};

export const Several: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['delivery', 'returns'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Tuesdays/)).toBeVisible();
    await expect(canvas.getByText(/Within 30 days/)).toBeVisible();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 420 }}>
      <Stack gap={4}>
        <DisclosureGroup defaultExpandedKeys={['returns']}>{questions}</DisclosureGroup>
        <DisclosureGroup isDisabled>{questions}</DisclosureGroup>
      </Stack>
    </div>
  ),
};
