import { useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Fields } from '../Fields.tsx';

function CustomerDialog({ close }: { close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="title" onClose={close}>
      <h2 id="title">Customer</h2>
      <p>Who buys.</p>
      <Fields />
      <button type="button" onClick={close}>
        Cancel
      </button>
      <button type="button" onClick={close}>
        Save
      </button>
    </dialog>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen ? <CustomerDialog close={() => setOpen(false)} /> : null}
    </>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
