import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Modal, type ModalProps } from './Modal.tsx';

function ModalWithTrigger(props: ModalProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [name, setName] = useState('');
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add Company</Button>
      <Modal
        {...props}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary">Save</Button>
          </>
        }
      >
        <TextField label="Name" value={name} onChange={setName} />
      </Modal>
    </>
  );
}

const meta: Meta<typeof ModalWithTrigger> = {
  title: 'UI/Overlays/Modal',
  component: ModalWithTrigger,
  args: { isOpen: true, title: 'Add Company', onClose: fn(), children: null },
};
export default meta;

type Story = StoryObj<typeof ModalWithTrigger>;

export const Small: Story = { args: { size: 'small' } };

export const Medium: Story = {
  args: { size: 'medium', description: 'It is offered wherever a phone is entered.' },
};

export const Large: Story = { args: { size: 'large' } };

export const Full: Story = { args: { size: 'full' } };

export const EscapeClosesAndReturnsFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Company' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add Company' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Company' })).toHaveFocus());
  },
};

export const StaysWhileSending: Story = {
  args: { isPending: true, isDismissable: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
