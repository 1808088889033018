import type { Meta, StoryObj } from '@storybook/react-vite';
import { Save } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ButtonVariant } from '../Button/Button.tsx';
import { MenuItem, MenuSeparator } from '../Menu/Menu.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { SplitButton } from './SplitButton.tsx';

const alternatives = (
  <>
    <MenuItem id="new">Save and start another</MenuItem>
    <MenuItem id="print" description="The printer in the office">
      Save and print
    </MenuItem>
    <MenuSeparator />
    <MenuItem id="draft">Keep as a draft</MenuItem>
  </>
);

const meta: Meta<typeof SplitButton> = {
  title: 'UI/Actions/SplitButton',
  component: SplitButton,
  args: { children: 'Save', variant: 'primary', menu: alternatives, onPress: fn(), onAction: fn() },
};
export default meta;

type Story = StoryObj<typeof SplitButton>;

export const MainAction: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

export const Alternative: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas
      .getByRole('group', { name: 'Save' })
      .querySelector('button:last-child') as HTMLElement;
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep as a draft' }));
    await expect(args.onAction).toHaveBeenCalledWith('draft');
    await expect(args.onPress).not.toHaveBeenCalled();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Secondary: Story = { args: { variant: 'secondary' } };

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const [main, arrow] = canvas.getAllByRole('button');
    await userEvent.click(main as HTMLElement);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(arrow).toBeDisabled();
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const FullWidth: Story = { args: { isFullWidth: true } };

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical'];

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3} align="start">
      {variants.map((variant) => (
        <Inline key={variant} gap={4}>
          <SplitButton variant={variant} size="small" menu={alternatives}>
            Small
          </SplitButton>
          <SplitButton variant={variant} menu={alternatives} icon={<Save size={16} strokeWidth={1.75} />}>
            Medium
          </SplitButton>
          <SplitButton variant={variant} size="large" menu={alternatives}>
            Large
          </SplitButton>
          <SplitButton variant={variant} menu={alternatives} isDisabled>
            Disabled
          </SplitButton>
        </Inline>
      ))}
      <div style={{ inlineSize: 360 }}>
        <SplitButton variant="primary" isFullWidth menu={alternatives}>
          Full width
        </SplitButton>
      </div>
    </Stack>
  ),
};
