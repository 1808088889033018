import { Modal } from '@handset/ui/Modal';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Fields } from '../Fields.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        isOpen={isOpen}
        onClose={close}
        title="Customer"
        description="Who buys."
        footer={
          <>
            <button type="button" onClick={close}>
              Cancel
            </button>
            <button type="button" onClick={close}>
              Save
            </button>
          </>
        }
      >
        <Fields />
      </Modal>
    </>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
