import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ToastProvider, useToast } from './Toast.tsx';
import type { ToastContent } from './toastState.ts';

function Toasts({ toasts }: { toasts: readonly ToastContent[] }) {
  const { show, dismiss } = useToast();
  useEffect(() => {
    const ids = toasts.map((toast) => show({ duration: Number.POSITIVE_INFINITY, ...toast }));
    return () => ids.forEach(dismiss);
  }, [toasts, show, dismiss]);
  return null;
}

const meta: Meta<typeof Toasts> = {
  title: 'UI/Overlays/Toast',
  component: Toasts,
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
};
export default meta;

type Story = StoryObj<typeof Toasts>;

export const Success: Story = {
  args: { toasts: [{ tone: 'positive', message: 'Company added successfully!' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Company added successfully!'));
  },
};

export const Failure: Story = {
  args: { toasts: [{ tone: 'critical', message: 'Something went wrong' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'));
  },
};

export const Several: Story = {
  args: {
    toasts: [
      { message: 'Three invoices are due tomorrow', action: { label: 'Show', onPress: () => {} } },
      { tone: 'caution', message: 'You are offline', description: 'Two entries are waiting.' },
      { tone: 'positive', message: 'Model added successfully!' },
    ],
  },
};

export const Dismissed: Story = {
  args: { toasts: [{ message: 'Three invoices are due tomorrow' }] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument());
  },
};
