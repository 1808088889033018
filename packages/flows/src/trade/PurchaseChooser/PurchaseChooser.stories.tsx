import type { Meta, StoryObj } from '@storybook/react-vite';
import { PurchaseChooser } from './PurchaseChooser.tsx';

const meta: Meta<typeof PurchaseChooser> = {
  title: 'Flows/PurchaseChooser',
  component: PurchaseChooser,
  args: { isOpen: true, onChoose: () => {}, onCancel: () => {} },
};

export default meta;
type Story = StoryObj<typeof PurchaseChooser>;

/** One phone or many are bought. */
export const Purchase: Story = {};

/** One phone or many are edited. */
export const Edit: Story = { args: { mode: 'edit' } };

/** Right to left. */
export const Urdu: Story = { globals: { locale: 'ur' } };

/** In the dark theme. */
export const Dark: Story = { globals: { colorScheme: 'dark' } };

/** On a phone. */
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };

/** As it opens. */
export const Matrix: Story = { tags: ['matrix'] };
