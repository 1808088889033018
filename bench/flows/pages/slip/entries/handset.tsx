import { PurchaseSlip } from '@handset/flows/PurchaseSlip';
import { createRoot } from 'react-dom/client';
import { OpenByButton } from '../../OpenByButton.tsx';
import { lists } from '../../shop.ts';

export function mount(host: HTMLElement): void {
  createRoot(host).render(
    <OpenByButton>
      {({ isOpen, close }) => (
        <PurchaseSlip isOpen={isOpen} {...lists} onSubmit={async () => close()} onCancel={close} />
      )}
    </OpenByButton>,
  );
}
