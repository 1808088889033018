import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Banner } from './Banner.tsx';

const meta: Meta<typeof Banner> = {
  title: 'UI/Feedback/Banner',
  component: Banner,
  args: { title: 'This is a demonstration', children: 'Nothing here is sent to anybody.' },
};
export default meta;

type Story = StoryObj<typeof Banner>;

export const Info: Story = {};

export const Positive: Story = {
  args: { tone: 'positive', title: 'The books balance', children: undefined },
};

export const Caution: Story = {
  args: {
    tone: 'caution',
    title: 'You are offline',
    children: 'Two entries are waiting.',
    actions: <Button size="small">Show</Button>,
  },
};

export const Critical: Story = {
  args: { tone: 'critical', title: 'The list could not be loaded', children: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The list could not be loaded');
  },
};

export const Dismissable: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const LongWords: Story = {
  args: {
    tone: 'critical',
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: 'The list could not be loaded, and nobody has been able to say why. '.repeat(4),
    actions: <Button size="small">Try again as soon as there is a connection</Button>,
    onDismiss: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: 320 }}>{Story()}</div>],
};

const nothing = () => {};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 720 }}>
      <Stack gap={3}>
        <Banner title="This is a demonstration">Nothing here is sent to anybody.</Banner>
        <Banner tone="positive" title="The books balance" onDismiss={nothing} />
        <Banner tone="caution" title="You are offline" actions={<Button size="small">Show</Button>}>
          Two entries are waiting.
        </Banner>
        <Banner
          tone="critical"
          title="The list could not be loaded"
          actions={<Button size="small">Try again</Button>}
          onDismiss={nothing}
        />
        <Banner>
          Words alone, without a title, that go on for so long that a second line is needed to hold all of
          them.
        </Banner>
        <Banner tone="caution" isFlush title="From edge to edge" />
      </Stack>
    </div>
  ),
};
