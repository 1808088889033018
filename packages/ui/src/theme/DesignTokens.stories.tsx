import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, type RefObject, useEffect, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { palettes } from './colors.ts';
import { vars } from './theme.css.ts';

/** The way a token is shown. */
type TokenKind =
  | 'color'
  | 'font'
  | 'fontSize'
  | 'weight'
  | 'lineHeight'
  | 'length'
  | 'radius'
  | 'shadow'
  | 'none';

interface TokensProps {
  /** A group of the contract: each token's `var(--hs-…)` by its name. */
  group: Readonly<Record<string, string>>;
  kind: TokenKind;
}

const cell: CSSProperties = {
  padding: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
};

/** A group of tokens, each with its variable, the value that it has here and now, and what it looks like. */
function Tokens({ group, kind }: TokensProps) {
  const table = useRef<HTMLTableElement>(null);
  const values = useValues(table, group);
  return (
    <table
      ref={table}
      style={{
        inlineSize: '100%',
        borderCollapse: 'collapse',
        fontSize: vars.font.size[1],
        color: vars.color.text,
        background: vars.color.surface,
      }}
    >
      <thead>
        <tr style={{ color: vars.color.textMuted }}>
          <th style={cell} scope="col">
            Variable
          </th>
          <th style={cell} scope="col">
            Value
          </th>
          <th style={{ ...cell, inlineSize: '35%' }} scope="col">
            Look
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(group).map(([name, token]) => (
          <tr key={name}>
            <th style={{ ...cell, direction: 'ltr' }} scope="row">
              <code style={{ fontFamily: vars.font.numeric }}>{nameOf(token)}</code>{' '}
            </th>
            <td style={{ ...cell, direction: 'ltr', fontVariantNumeric: 'tabular-nums' }}>
              {values[name] ?? ''}
            </td>
            <td style={cell}>
              <Look token={token} kind={kind} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nameOf = (token: string) => token.slice('var('.length, -1);

/** The values of the variables where the table stands; read again when the settings around it change. */
function useValues(table: RefObject<HTMLTableElement | null>, group: TokensProps['group']) {
  const { colorScheme, density, languageTag, rootProps } = useUI();
  const [values, setValues] = useState<Record<string, string>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings are what the values depend on
  useEffect(() => {
    if (!table.current) return;
    const style = getComputedStyle(table.current);
    setValues(
      Object.fromEntries(
        Object.entries(group).map(([name, token]) => [name, style.getPropertyValue(nameOf(token)).trim()]),
      ),
    );
  }, [table, group, colorScheme, density, languageTag, rootProps]);
  return values;
}

const block: CSSProperties = { display: 'block', blockSize: 24 };
const words = 'Aa 123';

/** The style in which a token of each kind is shown, and the words or the empty box that wear it. */
const looks: Record<Exclude<TokenKind, 'none'>, (token: string) => readonly [CSSProperties, string?]> = {
  color: (token) => [
    {
      ...block,
      background: token,
      border: `1px solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.small,
    },
  ],
  length: (token) => [{ ...block, inlineSize: token, background: vars.color.accent }],
  radius: (token) => [
    {
      ...block,
      inlineSize: 48,
      background: vars.color.accentSoft,
      border: `1px solid ${vars.color.accent}`,
      borderRadius: token,
    },
  ],
  shadow: (token) => [
    {
      ...block,
      margin: 8,
      background: vars.color.raised,
      borderRadius: vars.radius.medium,
      boxShadow: token,
    },
  ],
  font: (token) => [{ fontFamily: token, fontSize: vars.font.size[3] }, `${words} نستعلیق`],
  fontSize: (token) => [{ fontSize: token }, words],
  weight: (token) => [{ fontWeight: token }, words],
  lineHeight: (token) => [
    { display: 'block', lineHeight: token, whiteSpace: 'pre' },
    'One line\nand the next',
  ],
};

function Look({ token, kind }: { token: string; kind: TokenKind }) {
  if (kind === 'none') return null;
  const [style, text] = looks[kind](token);
  return <span style={style}>{text}</span>;
}

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
