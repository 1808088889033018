import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'UI/Feedback/Skeleton', component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const OneLine: Story = { args: { width: 200 } };

export const SeveralLines: Story = { args: { lines: 3 } };

export const Block: Story = { args: { shape: 'block', height: 120 } };

export const Circle: Story = { args: { shape: 'circle', width: 40, height: 40 } };
