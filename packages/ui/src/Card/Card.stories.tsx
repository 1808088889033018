import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from './Card.tsx';

const meta: Meta<typeof Card> = {
  title: 'UI/Structure/Card',
  component: Card,
  args: { title: 'Warehouse', children: '1,254 pieces on 38 shelves' },
};
export default meta;

type Story = StoryObj<typeof Card>;

export const WithActions: Story = {
  args: {
    description: 'What is on the shelves',
    actions: <Button size="small">Count</Button>,
    footer: 'Counted yesterday',
  },
};

export const WithoutPadding: Story = {
  args: {
    padding: 'none',
    children: <div style={{ blockSize: 48, background: 'currentColor', opacity: 0.1 }} />,
  },
};

export const Linked: Story = {
  args: { href: '#warehouse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/Warehouse/);
  },
};

export const Pressable: Story = {
  args: { title: undefined, onPress: fn(), children: 'Start a new count' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

const longTitle = 'A_warehouse_whose_name_nobody_broke_into_words_before_it_was_typed_in_here';

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div
      style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', inlineSize: 900 }}
    >
      <Card title="Outlined">1,254 pieces on 38 shelves</Card>
      <Card title="Raised" look="raised">
        1,254 pieces on 38 shelves
      </Card>
      <Card title="Sunken" look="sunken">
        1,254 pieces on 38 shelves
      </Card>
      <Card
        title="Complete"
        description="What is on the shelves"
        actions={<Button size="small">Count</Button>}
        footer="Counted yesterday"
      >
        1,254 pieces
      </Card>
      <Card title="Title alone" description="Nothing was counted yet" />
      <Card>Without a title</Card>
      <Card href="#a">A card that leads somewhere</Card>
      <Card title="Pressed as a whole" onPress={() => undefined}>
        With a title
      </Card>
      <Card title={longTitle} actions={<Button size="small">Count</Button>}>
        Long
      </Card>
    </div>
  ),
};
