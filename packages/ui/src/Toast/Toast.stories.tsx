import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { OverlayStage, OverlayStages } from '../overlay/OverlayStage.fixtures.tsx';
import { ToastProvider, type ToastProviderProps, useToast } from './ToastProvider.tsx';
import type { ToastContent } from './toastState.ts';

interface ToastsProps extends Pick<ToastProviderProps, 'limit'> {
  toasts: readonly ToastContent[];
}

/** Shows the toasts at once, and until they are dismissed. */
function Toasts({ limit, toasts }: ToastsProps) {
  return (
    <ToastProvider limit={limit}>
      <Shown toasts={toasts} />
    </ToastProvider>
  );
}

function Shown({ toasts }: Pick<ToastsProps, 'toasts'>) {
  const { show, dismiss } = useToast();
  useEffect(() => {
    const ids = toasts.map((toast) => show({ duration: Number.POSITIVE_INFINITY, ...toast }));
    return () => ids.forEach(dismiss);
  }, [toasts, show, dismiss]);
  return null;
}

const meta: Meta<typeof Toasts> = { title: 'UI/Overlays/Toast', component: Toasts, args: { toasts: [] } };
export default meta;

type Story = StoryObj<typeof Toasts>;

export const Success: Story = {
  args: { toasts: [{ tone: 'positive', message: 'Customer added' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Customer added'));
  },
};

export const Failure: Story = {
  args: { toasts: [{ tone: 'critical', message: 'Something went wrong' }] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong'));
  },
};

const onUndo = fn();

export const Undo: Story = {
  args: { toasts: [{ message: 'Order 1042 removed', onUndo }] },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onUndo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
  },
};

export const Several: Story = {
  args: {
    toasts: [
      { message: 'Three bills are due tomorrow', actions: [{ label: 'Show', onPress: () => {} }] },
      { tone: 'caution', message: 'You are offline', description: 'Two entries are waiting.' },
      { tone: 'positive', message: 'Product added' },
    ],
  },
};

export const MoreThanTheLimit: Story = {
  args: {
    limit: 2,
    toasts: ['First', 'Second', 'Third', 'Fourth'].map((which) => ({ message: `${which} order sent` })),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText('2 more notifications')).toBeVisible());
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(2);
  },
};

export const LongWords: Story = {
  args: {
    toasts: [
      {
        tone: 'critical',
        message: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        description: 'The order could not be sent, and nobody has been able to say why. '.repeat(4),
        actions: [{ label: 'Send it again as soon as there is a connection', onPress: () => {} }],
      },
    ],
  },
};

const matrix: readonly ToastContent[] = [
  { message: 'Three bills are due tomorrow', actions: [{ label: 'Show', onPress: () => {} }] },
  { tone: 'positive', message: 'Order removed', onUndo: () => {} },
  { tone: 'caution', message: 'You are offline', description: 'Two entries are waiting.' },
  { tone: 'critical', message: 'Something went wrong' },
];

const again = [1, 2, 3].map(() => ({ tone: 'positive', message: 'Order saved' }) as const);

export const Matrix: Story = {
  tags: ['matrix'],
  // A page has one region; the picture has two.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  // Toasts come once their region has been fetched.
  play: async () => {
    await waitFor(() => expect(document.querySelectorAll('[aria-keyshortcuts="Alt+T"]')).toHaveLength(2));
  },
  render: () => (
    <OverlayStages>
      <OverlayStage height={460}>
        <Toasts toasts={matrix} />
      </OverlayStage>
      <OverlayStage height={460}>
        <Toasts limit={2} toasts={[...again, ...matrix.slice(2), ...matrix.slice(0, 1)]} />
      </OverlayStage>
    </OverlayStages>
  ),
};
