import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Link } from '../Link/Link.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { type ColorScheme, UIProvider } from '../UIProvider/UIProvider.tsx';
import { createTheme, type ThemeOptions } from './createTheme.ts';
import { vars } from './theme.css.ts';

const schemes: readonly { scheme: ColorScheme; title: string }[] = [
  { scheme: 'light', title: 'Light' },
  { scheme: 'dark', title: 'Dark' },
  { scheme: 'contrast-light', title: 'High contrast, light' },
  { scheme: 'contrast-dark', title: 'High contrast, dark' },
];

/** Shows the result of `createTheme` in every scheme. */
function Themed(options: ThemeOptions) {
  const { accent, isTinted, radius } = options;
  const theme = useMemo(() => createTheme({ accent, isTinted, radius }), [accent, isTinted, radius]);
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))', gap: 16 }}>
      {schemes.map(({ scheme, title }) => (
        <UIProvider key={scheme} theme={theme} colorScheme={scheme}>
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
                <Badge tone="accent">New</Badge>
              </Inline>
              <TextField label="Customer" value="Meadow Supplies" onChange={() => {}} />
              <Checkbox isSelected onChange={() => {}}>
                Send a receipt
              </Checkbox>
              <Inline gap={2}>
                <Button variant="primary">Save</Button>
                <Button>Cancel</Button>
                <Link href="#all">All customers</Link>
              </Inline>
            </Stack>
          </div>
        </UIProvider>
      ))}
    </div>
  );
}

const meta: Meta<typeof Themed> = {
  title: 'UI/Theming',
  component: Themed,
  args: { accent: '#5b21b6', isTinted: false, radius: 8 },
  argTypes: { accent: { control: 'color' }, radius: { control: { type: 'range', min: 0, max: 24 } } },
};
export default meta;

type Story = StoryObj<typeof Themed>;

export const FromOneAccent: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [light] = await canvas.findAllByRole('button', { name: 'Save' });
    await expect(canvasElement.querySelectorAll('[lang]').length).toBeGreaterThan(0);
    await expect(light && getComputedStyle(light).backgroundColor).toBe('rgb(91, 33, 182)');
  },
};

export const Tinted: Story = { args: { accent: '#b3261e', isTinted: true, radius: 2 } };

/** An accent that words could not be read on: it is moved as far as contrast asks for. */
export const Pale: Story = { args: { accent: '#ffe45c', radius: 16 } };
