import { Description, Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Fields } from '../Fields.tsx';
import { backdrop, panel } from '../looks.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onClose={close}>
        <DialogBackdrop style={backdrop} />
        <DialogPanel style={panel}>
          <DialogTitle>Customer</DialogTitle>
          <Description>Who buys.</Description>
          <Fields />
          <button type="button" onClick={close}>
            Cancel
          </button>
          <button type="button" onClick={close}>
            Save
          </button>
        </DialogPanel>
      </Dialog>
    </>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
