import { it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Order, typeWhileItComes } from './typedAtRest.fixtures.tsx';

// As over a slow network: what is typed into has not come yet.
vi.mock('./LivingInputs.tsx', async (original) => {
  await (await import('./typedAtRest.fixtures.tsx')).hasCome;
  return original();
});

it('loses nothing that is typed before there is anything to type into', async () => {
  await render(<Order />);
  await userEvent.tab();
  await typeWhileItComes();
});
