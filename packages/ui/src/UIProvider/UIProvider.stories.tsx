import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { createTheme } from '../theme/createTheme.ts';
import { vars } from '../theme/theme.css.ts';
import { UIProvider, type UIProviderProps, useUI } from './UIProvider.tsx';

const violet = createTheme({ accent: '#5b21b6', isTinted: true, radius: 4 });

/** A piece of a page, so that the settings are seen. */
function Piece({ title }: { title: string }) {
  const { messages } = useUI();
  return (
    <div
      style={{
        background: vars.color.surface,
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.large,
        padding: vars.space[4],
      }}
    >
      <Stack gap={3}>
        <Inline justify="between">
          <Text weight="strong">{title}</Text>
          <Badge tone="positive">{messages.today}</Badge>
        </Inline>
        <TextField label={messages.search} value="" onChange={() => {}} placeholder={messages.choose} />
        <Inline justify="between">
          <Amount minor={-1_234_500} />
          <Inline gap={2}>
            <Button>{messages.cancel}</Button>
            <Button variant="primary">{messages.confirm}</Button>
          </Inline>
        </Inline>
      </Stack>
    </div>
  );
}

function Settings({ title, ...props }: Partial<UIProviderProps> & { title: string }) {
  return (
    <UIProvider {...props}>
      <Piece title={title} />
    </UIProvider>
  );
}

const meta: Meta<typeof UIProvider> = {
  title: 'UI/Theme/UIProvider',
  component: UIProvider,
  args: { children: null },
  render: (args) => <Settings {...args} title="Within the provider" />,
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof UIProvider>;

export const Urdu: Story = {
  args: { locale: 'ur' },
  play: async ({ canvas }) => {
    const confirm = canvas.getByRole('button', { name: 'تصدیق کریں' });
    await expect(getComputedStyle(confirm).direction).toBe('rtl');
  },
};

export const OwnTheme: Story = { args: { theme: violet } };

export const OwnVariables: Story = {
  args: { variables: { '--hs-radius-medium': '999px', '--hs-color-accent': '#1d4fb0' } },
};

export const OwnWords: Story = {
  args: { messages: { en: { confirm: 'Do it', cancel: 'Rather not' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Do it' })).toBeVisible();
  },
};

export const Nested: Story = {
  render: () => (
    <UIProvider theme={violet} colorScheme="light">
      <Stack>
        <Piece title="Violet, light" />
        <UIProvider colorScheme="dark">
          <Piece title="Violet still, dark" />
        </UIProvider>
      </Stack>
    </UIProvider>
  ),
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, inlineSize: 960 }}>
      <Settings title="Light" colorScheme="light" />
      <Settings title="Dark" colorScheme="dark" />
      <Settings title="High contrast, light" colorScheme="contrast-light" />
      <Settings title="High contrast, dark" colorScheme="contrast-dark" />
      <Settings title="Comfortable" density="comfortable" />
      <Settings title="Compact" density="compact" />
      <Settings title="A theme of one accent" theme={violet} />
      <Settings title="The same, dark" theme={violet} colorScheme="dark" />
      <Settings title="English" locale="en" />
      <Settings title="اردو" locale="ur" />
    </div>
  ),
};
