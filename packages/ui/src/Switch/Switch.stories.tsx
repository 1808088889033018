import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta: Meta<typeof Switch> = {
  title: 'UI/Fields/Switch',
  component: Switch,
  args: { children: 'Show prices', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Switch>;

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show prices' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

const longLabel =
  'Show the prices of every product in the catalogue to everybody who has been given the address of this page';

export const Matrix: Story = {
  tags: ['matrix'],
  render: ({ onChange }) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 240px)', gap: 16, alignItems: 'start' }}>
      <Switch onChange={onChange}>Off</Switch>
      <Switch isSelected onChange={onChange}>
        On
      </Switch>
      <Switch isSelected description="Customers see them at once" onChange={onChange}>
        Described
      </Switch>
      <Switch isDisabled onChange={onChange}>
        Disabled
      </Switch>
      <Switch isSelected isDisabled onChange={onChange}>
        Disabled, on
      </Switch>
      <Switch isSelected isReadOnly onChange={onChange}>
        Read-only
      </Switch>
      <Switch onChange={onChange}>{longLabel}</Switch>
    </div>
  ),
};
