import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FormGrid } from '../FormGrid/FormGrid.tsx';
import { TextArea } from './TextArea.tsx';

const meta: Meta<typeof TextArea> = {
  title: 'UI/Fields/TextArea',
  component: TextArea,
  args: { label: 'Note', onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof TextArea>;

const note = 'Comes on Monday.\nTwo boxes are damaged: ask for others.';

export const Filled: Story = {
  args: { description: 'Only your staff sees it' },
  play: async ({ canvas, userEvent, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(area, 'One{Enter}two');
    await expect(area).toHaveValue('One\ntwo');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
  },
};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <div style={{ maxWidth: 640 }}>
      <FormGrid columns={2}>
        <TextArea
          label="Empty"
          placeholder="What should be remembered?"
          description="Only your staff sees it"
        />
        <TextArea label="Filled" isRequired defaultValue={note} />
        <TextArea label="Urdu" rows={2} defaultValue="پیر کو آئے گا" />
        <TextArea label="Invalid" rows={2} defaultValue="x" errorMessage="Say a little more" />
        <TextArea label="Disabled" rows={2} isDisabled defaultValue={note} />
        <TextArea label="Read-only" rows={2} isReadOnly defaultValue={note} />
      </FormGrid>
    </div>
  ),
};
