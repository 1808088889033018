import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ButtonGroup } from './ButtonGroup.tsx';

it('stands upright on a phone where it is asked to', async () => {
  await page.viewport(390, 700);
  await render(
    <ButtonGroup label="Period" isVerticalOnPhone>
      <Button>Day</Button>
      <Button>Week</Button>
    </ButtonGroup>,
  );
  const box = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
  expect(box('Week').top).toBe(box('Day').bottom - 1);
  await page.viewport(1280, 800);
});
