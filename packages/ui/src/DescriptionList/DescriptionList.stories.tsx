import type { Meta, StoryObj } from '@storybook/react-vite';
import { DescriptionList } from './DescriptionList.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: 'UI/Structure/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Model', description: 'Galaxy A15' },
      { term: 'Price', description: 'Rs 45,000', isNumeric: true },
      { term: 'Stays owed', description: 'Rs 15,000', isNumeric: true, isStrong: true, tone: 'caution' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Rows: Story = {};

export const Columns: Story = { args: { layout: 'columns' } };
