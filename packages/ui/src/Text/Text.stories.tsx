import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Heading, Text } from './Text.tsx';

const meta: Meta<typeof Text> = {
  title: 'UI/Structure/Text',
  component: Text,
  subcomponents: { Heading },
  args: { children: 'Ordered and delivered today' },
};
export default meta;

type Story = StoryObj<typeof Text>;

export const Body: Story = {};

export const Scale: Story = {
  render: () => (
    <Stack gap={3}>
      {([6, 5, 4, 3, 2, 1] as const).map((size) => (
        <Text key={size} size={size}>
          Catalogue, step {size}
        </Text>
      ))}
    </Stack>
  ),
};

export const Numeric: Story = {
  args: { isNumeric: true, children: '−12,345.50' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('−12,345.50')).direction).toBe('ltr');
  },
};

export const Headings: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1}>A page</Heading>
      <Heading level={2}>A part of it</Heading>
      <Heading level={3}>A part of that</Heading>
      <Heading level={4}>And of that</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('A part of that');
  },
};

const tones = ['neutral', 'muted', 'subtle', 'accent', 'positive', 'caution', 'critical', 'info'] as const;

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4}>
      <Inline gap={6} align="start">
        <Stack gap={2}>
          {([6, 5, 4, 3, 2, 1] as const).map((size) => (
            <Text key={size} size={size}>
              Step {size}
            </Text>
          ))}
        </Stack>
        <Stack gap={2}>
          {tones.map((tone) => (
            <Text key={tone} tone={tone}>
              {tone}
            </Text>
          ))}
        </Stack>
        <Stack gap={2}>
          <Heading level={1}>Level 1</Heading>
          <Heading level={2}>Level 2</Heading>
          <Heading level={3}>Level 3</Heading>
          <Heading level={4}>Level 4</Heading>
          <Text weight="medium">Medium</Text>
          <Text weight="strong">Strong</Text>
          <Text isNumeric>12,345.50</Text>
        </Stack>
        <div lang="ur" dir="rtl">
          <Stack gap={2}>
            <Heading level={2}>فہرست</Heading>
            <Text as="p">آرڈر، ترسیل اور قیمتیں ایک صفحے پر</Text>
          </Stack>
        </div>
      </Inline>
      <div style={{ inlineSize: 200 }}>
        <Text as="p">A_word_that_nobody_broke_before_it_was_typed_here goes on in the next line</Text>
      </div>
    </Stack>
  ),
};
