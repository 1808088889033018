import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFocusOnOpener } from './useFocusOnOpener.ts';

const address = location.href;
afterEach(() => history.replaceState(null, '', address));

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function Page({ opened }: { opened: string | null }) {
  useFocusOnOpener(opened);
  return (
    <button type="button" data-opens="all">
      Find
    </button>
  );
}

test('gives focus to the button of the dialog, unless the dialog led to another page', async () => {
  const { rerender } = await render(<Page opened="all" />);
  history.replaceState(null, '', '/elsewhere');
  await rerender(<Page opened={null} />);
  for (let count = 0; count < 6; count += 1) await frame();
  expect(document.activeElement).toBe(document.body);
  await rerender(<Page opened="all" />);
  await rerender(<Page opened={null} />);
  for (let count = 0; count < 6; count += 1) await frame();
  expect(document.activeElement?.textContent).toBe('Find');
});
