import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'UI/Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sending pictures', value: 25 },
};
export default meta;

type Story = StoryObj<typeof ProgressBar>;

export const Determinate: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending pictures' });
    await expect(bar).toHaveAttribute('aria-valuenow', '25');
    await expect(bar).toHaveAttribute('aria-valuetext', '25%');
  },
};

export const Indeterminate: Story = {
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const FromTheRight: Story = {
  args: { label: 'تصاویر', value: 3, maxValue: 12 },
  decorators: [(Story) => <UIProvider locale="ur">{Story()}</UIProvider>],
  play: async ({ canvas }) => {
    const track = canvas.getByRole('progressbar').lastElementChild;
    const [fill, whole] = [track?.firstElementChild, track].map((part) => part?.getBoundingClientRect());
    await expect((fill?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.25);
    await expect(fill?.right).toBe(whole?.right);
  },
};

export const InWords: Story = { args: { value: 3, maxValue: 12, valueText: '3 of 12' } };

export const HiddenLabel: Story = {
  args: { isLabelHidden: true, size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sending pictures' })).toBeVisible();
  },
};

export const LongWords: Story = {
  args: {
    label:
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft and whatever belongs to it',
    valueText: 'Three of the twelve that were chosen this morning',
  },
  decorators: [(Story) => <div style={{ inlineSize: 280 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, 300px)', gap: 24 }}>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Under way" value={40} />
      <ProgressBar label="Done" value={100} tone="positive" />
      <ProgressBar label="Slow" value={70} tone="caution" />
      <ProgressBar label="Stopped" value={55} tone="critical" valueText="Stopped at 55%" />
      <ProgressBar label="Nobody knows" />
      <ProgressBar label="Small" value={3} maxValue={12} valueText="3 of 12" size="small" />
      <ProgressBar label="Hidden words" value={60} isLabelHidden size="small" />
    </div>
  ),
};
