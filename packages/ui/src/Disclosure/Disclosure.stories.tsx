import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta: Meta<typeof Disclosure> = {
  title: 'UI/Structure/Disclosure',
  component: Disclosure,
  args: {
    title: 'More details',
    children: 'Ordered on 2 November from Blue Harbour Trading.',
    onExpandedChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Opened: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More details' }));
    await waitFor(() => expect(canvas.getByText(/Blue Harbour/)).toBeVisible());
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(true);
  },
};

const longTitle =
  'Everything that was agreed with the supplier about delivery, packaging, returns and prices';

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <div style={{ inlineSize: 420 }}>
      <Stack gap={3}>
        <Disclosure title="Closed">{children}</Disclosure>
        <Disclosure title="Open" defaultExpanded aside={<Badge>3</Badge>}>
          {children}
        </Disclosure>
        <Disclosure title="Disabled" isDisabled>
          {children}
        </Disclosure>
        <Disclosure title={longTitle}>{children}</Disclosure>
      </Stack>
    </div>
  ),
};
