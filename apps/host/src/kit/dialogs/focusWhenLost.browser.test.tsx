import { afterEach, expect, test, vi } from 'vitest';
import { focusWhenLost } from './focusWhenLost.ts';

afterEach(() => document.body.replaceChildren());

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A page with a button, as a dialog leaves it: it takes no focus yet. */
function pageBehindDialog() {
  const page = document.createElement('main');
  const button = document.createElement('button');
  page.inert = true;
  page.append(button);
  document.body.append(page);
  return { page, button };
}

test('focuses the button once the page takes focus again', async () => {
  const { page, button } = pageBehindDialog();
  focusWhenLost(() => button);
  for (let count = 0; count < 6; count += 1) await frame();
  expect(document.activeElement).toBe(document.body);
  page.inert = false;
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
});

test('leaves focus where somebody has put it meanwhile', async () => {
  const { page, button } = pageBehindDialog();
  const field = document.createElement('input');
  document.body.append(field);
  focusWhenLost(() => button);
  field.focus();
  page.inert = false;
  for (let count = 0; count < 6; count += 1) await frame();
  expect(document.activeElement).toBe(field);
});
