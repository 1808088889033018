import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { OverlayStage, OverlayStages } from '../overlay/OverlayStage.fixtures.tsx';
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
      <Button onPress={() => setOpen(true)}>Add customer</Button>
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
        {props.children ?? <TextField label="Name" value={name} onChange={setName} />}
      </Modal>
    </>
  );
}

const meta: Meta<typeof ModalWithTrigger> = {
  title: 'UI/Overlays/Modal',
  component: ModalWithTrigger,
  args: { isOpen: true, title: 'Add customer', onClose: fn(), children: null },
};
export default meta;

type Story = StoryObj<typeof ModalWithTrigger>;

export const Medium: Story = {
  args: { size: 'medium', description: 'They can be chosen in every order from now on.' },
};

export const Large: Story = { args: { size: 'large' } };

export const LongText: Story = {
  args: {
    size: 'small',
    title: 'Add a customer whose name and address are a good deal longer than anybody expected them to be',
    description: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    children: Array.from({ length: 12 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
      <p key={line}>What does not fit scrolls here, between a head and buttons that stay in sight.</p>
    )),
  },
};

/** The small size on a phone: a sheet at the lower edge. */
export const Sheet: Story = { args: { size: 'small' }, globals: { viewport: { value: 'mobile2' } } };

export const EscapeClosesAndReturnsFocus: Story = {
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add customer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add customer' });
    await waitFor(() => expect(dialog).toBeVisible());
    // A press outside keeps what was typed.
    await userEvent.click(dialog.parentElement?.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add customer' })).toHaveFocus());
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

const nothing = () => {};

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <OverlayStages>
      <OverlayStage>
        <Modal isOpen title="Rename list" size="small" onClose={nothing} footer={<Button>Save</Button>}>
          Thirty per cent of the page.
        </Modal>
      </OverlayStage>
      <OverlayStage>
        <Modal isOpen title="Add customer" description="They can be chosen from now on." onClose={nothing}>
          Without buttons at the end.
        </Modal>
      </OverlayStage>
      <OverlayStage>
        <Modal isOpen title="Sending" isPending size="small" onClose={nothing} footer={<Button>Save</Button>}>
          It cannot be closed now.
        </Modal>
      </OverlayStage>
      <OverlayStage>
        <Modal isOpen title="Full" size="full" onClose={nothing} footer={<Button>Save</Button>}>
          All of the page.
        </Modal>
      </OverlayStage>
    </OverlayStages>
  ),
};
