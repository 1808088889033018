import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'UI/Structure/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Catalogue', href: '#' }, { label: 'Chairs', href: '#chairs' }, { label: 'Oak chair' }],
  },
};
export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

export const ThreeDeep: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Oak chair')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const PageAlone: Story = { args: { items: [{ label: 'Catalogue' }] } };

const long = [
  { label: 'Catalogue', href: '#' },
  { label: 'Everything for the garden, the terrace and the balcony', href: '#a' },
  { label: 'Chairs', href: '#b' },
  { label: 'A_very_long_name_that_nobody_broke_into_words_before_typing_it_here' },
];

export const LongLabels: Story = {
  args: { items: long },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ items }) => (
    <Stack gap={4}>
      <Breadcrumbs items={items} />
      <Breadcrumbs label="Page alone" items={[{ label: 'Catalogue' }]} />
      <div style={{ inlineSize: 280 }}>
        <Breadcrumbs label="Long" items={long} />
      </div>
    </Stack>
  ),
};
