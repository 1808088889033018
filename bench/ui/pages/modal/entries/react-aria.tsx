import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { createRoot } from 'react-dom/client';
import { Fields } from '../Fields.tsx';
import { backdrop, panel } from '../looks.ts';

function Page() {
  return (
    <DialogTrigger>
      <Button id="open">Open</Button>
      <ModalOverlay style={backdrop}>
        <Modal style={panel}>
          <Dialog>
            {({ close }) => (
              <>
                <Heading slot="title">Customer</Heading>
                <p>Who buys.</p>
                <Fields />
                <Button onPress={close}>Cancel</Button>
                <Button onPress={close}>Save</Button>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
