import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

const three = (
  <>
    <Button>Day</Button>
    <Button>Week</Button>
    <Button>Month</Button>
  </>
);

const meta: Meta<typeof ButtonGroup> = {
  title: 'UI/Actions/ButtonGroup',
  component: ButtonGroup,
  args: { label: 'Period', children: three },
};
export default meta;

type Story = StoryObj<typeof ButtonGroup>;

export const Horizontal: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Period' });
    const [first, second] = canvas.getAllByRole('button');
    await expect(group.children).toHaveLength(3);
    await expect(second?.getBoundingClientRect().left).toBeLessThanOrEqual(
      first?.getBoundingClientRect().right ?? 0,
    );
  },
};

const icons = [AlignLeft, AlignCenter, AlignRight];

export const OfIcons: Story = {
  args: {
    label: 'Alignment',
    children: ['Start', 'Centre', 'End'].map((label, position) => {
      const Icon = icons[position] ?? AlignLeft;
      return (
        <IconButton key={label} label={label} variant="secondary">
          <Icon size={18} strokeWidth={1.75} />
        </IconButton>
      );
    }),
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={4} align="start">
      <Inline gap={4}>
        <ButtonGroup label="Period">{three}</ButtonGroup>
        <ButtonGroup label="Answer">
          <Button variant="primary">Approve</Button>
          <Button variant="primary">Approve all</Button>
        </ButtonGroup>
        <ButtonGroup label="Removal">
          <Button variant="critical">Delete</Button>
          <Button variant="critical">Delete all</Button>
        </ButtonGroup>
      </Inline>
      <Inline gap={4} align="start">
        <ButtonGroup label="Period">
          <Button size="small">Small</Button>
          <Button size="small" isDisabled>
            Disabled
          </Button>
          <Button size="small">Small</Button>
        </ButtonGroup>
        <ButtonGroup label="Alignment">
          {icons.map((Icon, position) => (
            <IconButton key={Icon.displayName} label={`Place ${position}`} variant="secondary">
              <Icon size={18} strokeWidth={1.75} />
            </IconButton>
          ))}
        </ButtonGroup>
      </Inline>
    </Stack>
  ),
};
