import { it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Order, typeWhileItComes } from './typedAtRest.fixtures.tsx';

const network = vi.hoisted(() => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answer, answered };
});

// As over a slow network: what is typed into has not come yet.
vi.mock('./LivingInputs.tsx', async (original) => {
  await network.answered;
  return original();
});

it('loses nothing that is typed before there is anything to type into', async () => {
  await render(<Order />);
  await userEvent.tab();
  await typeWhileItComes(network.answer);
});
