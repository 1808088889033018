import { afterEach, expect, test, vi } from 'vitest';
import { focusHeading, focusWhenLost } from './focusWhenLost.ts';

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

test('a new page begins at its heading, though a button of the header had focus', async () => {
  document.body.innerHTML = '<header><button>Find</button></header><main><h1 tabindex="-1">Stock</h1></main>';
  const [button, heading] = [document.querySelector('button'), document.querySelector('h1')];
  button?.focus();
  focusHeading(false);
  for (let count = 0; count < 6; count += 1) await frame();
  expect(document.activeElement).toBe(button);
  focusHeading(true);
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
});

test('a button is focused in place of the heading, which is the last resort', async () => {
  document.body.innerHTML = '<main><h1 tabindex="-1">Stock</h1><button>Close day</button></main>';
  document.querySelector('h1')?.focus();
  focusWhenLost(() => document.querySelector('button'));
  await vi.waitFor(() => expect(document.activeElement).toBe(document.querySelector('button')));
});
