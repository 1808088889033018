import { ToastProvider } from '@handset/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InShop } from '../../kit/session/InShop.fixtures.tsx';
import { Finder } from './Finder.tsx';

/** Sends a code with focus on nothing, as a scanner does. */
function scan(code: string): void {
  let time = performance.now();
  for (const key of [...code, 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    time += 5;
    Object.defineProperty(event, 'timeStamp', { value: time });
    document.body.dispatchEvent(event);
  }
}

it('refuses a scan over an open question in words and by a low tone', async () => {
  const start = vi.spyOn(OscillatorNode.prototype, 'start');
  await render(
    <InShop answer={() => new Promise(() => {})}>
      <ToastProvider>
        <Finder />
        <div role="dialog" aria-label="A question" />
      </ToastProvider>
    </InShop>,
  );
  scan('356938035643809');
  await expect.element(page.getByText('Close what is open, then scan again.')).toBeVisible();
  expect(start.mock.contexts).toEqual([
    expect.toSatisfy(({ frequency }: OscillatorNode) => frequency.value < 600),
  ]);
});
