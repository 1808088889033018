import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = { title: 'UI/Feedback/Spinner', component: Spinner };
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Medium: Story = {};

export const Small: Story = { args: { size: 'small' } };

export const Large: Story = { args: { size: 'large' } };
