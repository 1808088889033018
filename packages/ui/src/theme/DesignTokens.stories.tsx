import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { palettes } from './colors.ts';
import { vars } from './theme.css.ts';
import { Tokens } from './tokens.fixtures.tsx';

const meta: Meta<typeof Tokens> = {
  title: 'UI/Design tokens',
  component: Tokens,
  decorators: [(Story) => <div style={{ maxInlineSize: 960 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof Tokens>;

const charts = Object.fromEntries(Object.entries(vars.color).filter(([name]) => name.startsWith('chart')));
const colors = Object.fromEntries(Object.entries(vars.color).filter(([name]) => !name.startsWith('chart')));

export const Colors: Story = {
  args: { group: colors, kind: 'color' },
  play: async ({ canvas }) => {
    const accent = await canvas.findByRole('row', { name: /--hs-color-accent / });
    await expect(accent).toHaveTextContent(/#[0-9a-f]{6}|rgb/);
    await expect(canvas.getAllByRole('row')).toHaveLength(Object.keys(colors).length + 1);
    await expect(Object.keys({ ...colors, ...charts }).sort()).toEqual(Object.keys(palettes.light).sort());
  },
};

export const ChartColors: Story = { args: { group: charts, kind: 'color' } };

export const Type: Story = { args: { group: vars.font.size, kind: 'fontSize' } };

export const Fonts: Story = {
  args: { group: { family: vars.font.family, numeric: vars.font.numeric }, kind: 'font' },
};

export const Weights: Story = { args: { group: vars.weight, kind: 'weight' } };

export const LineHeight: Story = {
  args: { group: { lineHeight: vars.font.lineHeight }, kind: 'lineHeight' },
};

export const Space: Story = { args: { group: vars.space, kind: 'length' } };

export const Radius: Story = { args: { group: vars.radius, kind: 'radius' } };

export const Sizes: Story = { args: { group: vars.size, kind: 'length' } };

export const Shadows: Story = { args: { group: vars.shadow, kind: 'shadow' } };

export const Motion: Story = { args: { group: vars.motion, kind: 'none' } };

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 16,
        inlineSize: 960,
        alignItems: 'start',
      }}
    >
      <Tokens group={colors} kind="color" />
      <div style={{ display: 'grid', gap: 16 }}>
        <Tokens group={charts} kind="color" />
        <Tokens group={vars.font.size} kind="fontSize" />
        <Tokens group={vars.space} kind="length" />
        <Tokens group={vars.radius} kind="radius" />
        <Tokens group={vars.size} kind="length" />
        <Tokens group={vars.shadow} kind="shadow" />
      </div>
    </div>
  ),
};
