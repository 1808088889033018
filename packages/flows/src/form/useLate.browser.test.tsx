import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLate } from './useLate.ts';

function Figures({ value }: { value: number }) {
  return <p>{`${value}, ${useLate(value)} a moment ago`}</p>;
}

it('follows once what is now has been painted, and comes to the last of a burst', async () => {
  const shown: string[] = [];
  const { container, rerender } = await render(<Figures value={1} />);
  expect(container.textContent).toBe('1, 1 a moment ago');
  const watch = new MutationObserver(() => shown.push(container.textContent));
  watch.observe(container, { characterData: true, subtree: true });
  await rerender(<Figures value={2} />);
  await rerender(<Figures value={3} />);
  await expect.element(container).toHaveTextContent('3, 3 a moment ago');
  watch.disconnect();
  expect(shown[0]).toBe('2, 1 a moment ago');
});
