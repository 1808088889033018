import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';

const meta: Meta<typeof Link> = {
  title: 'UI/Actions/Link',
  component: Link,
  args: { href: '#customers', children: 'Open the customer' },
};
export default meta;

type Story = StoryObj<typeof Link>;

export const Accent: Story = {};

export const Plain: Story = { args: { tone: 'plain' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const InNewTab: Story = {
  args: { target: '_blank', children: 'Terms of delivery' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/Terms of delivery \(.+\)/);
  },
};

const navigate = fn();

export const ByKeyboard: Story = {
  args: { href: '/customers' },
  decorators: [(Story) => <RouterProvider navigate={navigate}>{Story()}</RouterProvider>],
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/customers');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={2}>
      <Text as="p">
        Delivered by <Link href="#a">Blue Harbour Trading</Link>, as written in{' '}
        <Link href="#b" tone="plain">
          the agreement
        </Link>
        .
      </Text>
      <Link href="#a" isDisabled>
        Not yet there
      </Link>
      <div style={{ inlineSize: 220 }}>
        <Link href="#long">
          A_very_long_name_of_a_file_that_nobody_broke_into_words_before_sending_it.pdf
        </Link>
      </div>
    </Stack>
  ),
};
