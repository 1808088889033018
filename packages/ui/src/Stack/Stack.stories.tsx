import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Text } from '../Text/Text.tsx';
import { type Gap, Inline, Stack } from './Stack.tsx';

const things = (
  <>
    <Badge>Oak chair</Badge>
    <Badge>Round table</Badge>
    <Badge>Lamp</Badge>
  </>
);

const meta: Meta<typeof Stack> = {
  title: 'UI/Structure/Stack',
  component: Stack,
  subcomponents: { Inline },
  args: { children: things },
};
export default meta;

type Story = StoryObj<typeof Stack>;

export const OneUnderAnother: Story = {
  args: {
    children: (
      <>
        <Text as="p">Oak chair</Text>
        <Text as="p">Round table</Text>
        <Text as="p">Lamp</Text>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [one, other] = [canvas.getByText('Oak chair'), canvas.getByText('Round table')];
    await expect(other.getBoundingClientRect().top - one.getBoundingClientRect().bottom).toBeCloseTo(16, 0);
  },
};

export const OneBesideAnother: Story = { render: () => <Inline>{things}</Inline> };

export const AtBothEnds: Story = { render: () => <Inline justify="between">{things}</Inline> };

const gaps: Gap[] = [0, 1, 2, 3, 4, 5, 6, 8];

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ inlineSize: 720 }}>
      <Stack gap={3}>
        <Inline gap={8} align="start" isWrapping={false}>
          <Stack gap={3} align="start">
            {gaps.map((gap) => (
              <Inline key={gap} gap={gap}>
                {things}
              </Inline>
            ))}
          </Stack>
          <Stack gap={1} align="start">
            {things}
          </Stack>
          <Stack gap={4} align="end">
            {things}
          </Stack>
        </Inline>
        {(['between', 'end', 'center'] as const).map((justify) => (
          <Inline key={justify} justify={justify}>
            {things}
          </Inline>
        ))}
      </Stack>
    </div>
  ),
};
