import { it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Modal } from '../Modal/Modal.tsx';
import { Order, typeWhileItComes } from './typedAtRest.fixtures.tsx';

// As over a slow network, in a page that has shown no date before.
vi.mock('./LivingInputs.tsx', async (original) => {
  await (await import('./typedAtRest.fixtures.tsx')).hasCome;
  return original();
});

it('loses nothing that is typed into the date with which a dialog begins', async () => {
  await render(
    <Modal isOpen onClose={() => {}} title="Order">
      <Order autoFocus />
    </Modal>,
  );
  await typeWhileItComes();
});
