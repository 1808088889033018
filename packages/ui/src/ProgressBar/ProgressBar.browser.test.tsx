import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => page.getByRole('progressbar', { name: 'Sending' });
const filled = () => {
  const fill = bar().element().lastElementChild?.firstElementChild;
  return [fill, fill?.parentElement].map((element) => element?.getBoundingClientRect() ?? new DOMRect());
};

it('is filled from where reading begins, as far as it has come', async () => {
  await render(
    <UIProvider locale="ur" variables={{ '--hs-motion-base': '0ms' }}>
      <ProgressBar label="Sending" value={3} maxValue={12} />
    </UIProvider>,
  );
  const [fill, track] = filled();
  expect((fill?.width ?? 0) / (track?.width ?? 1)).toBeCloseTo(0.25);
  expect(fill?.right).toBe(track?.right);
  await expect.element(bar()).toHaveAttribute('aria-valuenow', '3');
});
