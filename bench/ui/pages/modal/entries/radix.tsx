import * as Dialog from '@radix-ui/react-dialog';
import { createRoot } from 'react-dom/client';
import { Fields } from '../Fields.tsx';
import { backdrop, panel } from '../looks.ts';

function Page() {
  return (
    <Dialog.Root>
      <Dialog.Trigger id="open">Open</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay style={backdrop} />
        <Dialog.Content style={panel}>
          <Dialog.Title>Customer</Dialog.Title>
          <Dialog.Description>Who buys.</Dialog.Description>
          <Fields />
          <Dialog.Close>Cancel</Dialog.Close>
          <Dialog.Close>Save</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
