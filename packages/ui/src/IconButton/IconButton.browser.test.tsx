import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { IconButton } from './IconButton.tsx';

it('is large enough for a finger where density says so', async () => {
  await render(
    <UIProvider density="comfortable">
      <IconButton label="Edit">x</IconButton>
    </UIProvider>,
  );
  const { width, height } = page.getByRole('button').element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});
