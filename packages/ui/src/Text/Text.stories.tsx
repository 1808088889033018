import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../Divider/Divider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Heading, Text } from './Text.tsx';

const meta: Meta<typeof Text> = {
  title: 'UI/Structure/Text',
  component: Text,
  args: { children: 'Bought and sold today' },
};
export default meta;

type Story = StoryObj<typeof Text>;

export const Body: Story = {};

export const Scale: Story = {
  render: () => (
    <Stack gap={3}>
      {([6, 5, 4, 3, 2, 1] as const).map((size) => (
        <Text key={size} size={size}>
          Today book, step {size}
        </Text>
      ))}
      <Divider />
      <Heading level={2}>A title within the page</Heading>
      <Text tone="muted">
        Quieter words<VisuallyHidden>, for everybody</VisuallyHidden>
      </Text>
    </Stack>
  ),
};

export const Urdu: Story = {
  render: () => (
    <div lang="ur" dir="rtl">
      <Stack gap={3}>
        <Heading level={2}>آج کی کتاب</Heading>
        <Text as="p">خریداری، فروخت اور نقدی ایک صفحے پر</Text>
      </Stack>
    </div>
  ),
};
