import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { DescriptionList } from './DescriptionList.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: 'UI/Structure/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Product', description: 'Oak chair' },
      { term: 'Price', description: 'Rs 45,000', isNumeric: true },
      { term: 'Discount', description: null },
      { term: 'Still to pay', description: 'Rs 15,000', isNumeric: true, isStrong: true, tone: 'caution' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Rows: Story = {
  args: {
    items: [0, null, Number.NaN, ''].map((description) => ({ term: 'Price', description })),
  },
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(texts).toEqual(['0', '–', '–', '–']);
  },
};

export const Columns: Story = { args: { layout: 'columns' } };

const long = [
  {
    term: 'A term that says at length what it is about',
    description: 'and_a_description_without_a_single_break',
  },
  { term: 'Same', description: 'first' },
  { term: 'Same', description: 'second' },
];

export const LongWords: Story = {
  args: { items: long },
  decorators: [(Story) => <div style={{ inlineSize: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('first')).toBeVisible();
    await expect(canvas.getByText('second')).toBeVisible();
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ items }) => (
    <Stack gap={8}>
      <div style={{ inlineSize: 360 }}>
        <DescriptionList items={items} />
      </div>
      <div style={{ inlineSize: 720 }}>
        <DescriptionList items={items} layout="columns" />
      </div>
      <div style={{ inlineSize: 240 }}>
        <DescriptionList items={long} />
      </div>
    </Stack>
  ),
};
