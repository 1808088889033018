import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LoadingBar, LoadingBarTrack } from './LoadingBar.tsx';

const meta: Meta<typeof LoadingBar> = {
  title: 'UI/Feedback/LoadingBar',
  component: LoadingBar,
};
export default meta;

type Story = StoryObj<typeof LoadingBar>;

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading…' })).toBeInTheDocument();
  },
};

function Page() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <LoadingBar isLoading={isLoading} label="Loading orders" />
      <Button onPress={() => setLoading(!isLoading)}>{isLoading ? 'Loaded' : 'Load'}</Button>
    </>
  );
}

export const ThereAndGone: Story = {
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('progressbar', { name: 'Loading orders' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Loaded' }));
    await waitFor(() => expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument());
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gap: 8, inlineSize: 480 }}>
      {[0.08, 0.5, 0.994, 1].map((progress) => (
        // A transformed element contains its fixed children.
        <div key={progress} style={{ position: 'relative', blockSize: 40, transform: 'translateZ(0)' }}>
          <LoadingBarTrack progress={progress} isFading={false} label={`At ${progress}`} />
        </div>
      ))}
    </div>
  ),
};
