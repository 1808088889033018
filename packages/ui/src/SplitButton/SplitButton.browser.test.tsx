import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuItem } from '../Menu/Menu.tsx';
import { SplitButton } from './SplitButton.tsx';

const menu = <MenuItem id="print">Save and print</MenuItem>;

it('keeps both parts equally high, however long the words', async () => {
  await render(
    <div style={{ inlineSize: 240 }}>
      <SplitButton menu={menu} size="small">
        {'Save everything that was changed '.repeat(4)}
      </SplitButton>
    </div>,
  );
  const [main, arrow] = page
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  expect(main?.height).toBe(arrow?.height);
  expect((arrow?.right ?? 0) - (main?.left ?? 0)).toBeLessThanOrEqual(240);
});
