import type { SaleUnit } from '@handset/flows';
import { SaleModal } from '@handset/flows/SaleModal';
import { createRoot } from 'react-dom/client';
import { OpenByButton } from '../../OpenByButton.tsx';
import { lists } from '../../shop.ts';

export function mount(host: HTMLElement, items: SaleUnit[]): void {
  const units = { items };
  const accessories = { items: [] };
  createRoot(host).render(
    <OpenByButton>
      {({ isOpen, close }) => (
        <SaleModal
          isOpen={isOpen}
          {...lists}
          units={units}
          accessories={accessories}
          onSubmit={async () => close()}
          onCancel={close}
        />
      )}
    </OpenByButton>,
  );
}
