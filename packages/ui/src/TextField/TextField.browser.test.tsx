import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from './TextField.tsx';

it.each([
  ['موبائل', 'rtl'],
  ['mobile', 'ltr'],
])('shows %s in its own direction', async (text, direction) => {
  await render(<TextField label="Word" defaultValue={text} />);
  expect(getComputedStyle(page.getByLabelText('Word').element()).direction).toBe(direction);
});
