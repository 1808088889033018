import { Modal } from '@handset/ui/Modal';
import { createRoot } from 'react-dom/client';
import { OpenByButton } from './OpenByButton.tsx';

/** A dialog with a number of plain fields and nothing else, as the floor for comparison. */
export function mount(host: HTMLElement): void {
  // The frame brings a button that closes.
  const count = Number(new URLSearchParams(location.search).get('count')) - 1;
  createRoot(host).render(
    <OpenByButton>
      {({ isOpen, close }) => (
        <Modal isOpen={isOpen} onClose={close} title="Plain fields" size="large">
          {Array.from({ length: count }, (_, index) => (
            <label key={index} style={{ display: 'block' }}>
              Field {index + 1} <input name={`field${index}`} />
            </label>
          ))}
        </Modal>
      )}
    </OpenByButton>,
  );
}
