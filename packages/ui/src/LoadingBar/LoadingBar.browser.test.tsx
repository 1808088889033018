import type {} from '@vitest/browser-playwright';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const bars = () => page.getByRole('progressbar').elements();
/** Position of the bar along its track, from 0 to 1. */
const place = () => {
  const bar = bars()[0]?.firstElementChild;
  return bar instanceof HTMLElement ? Number(/scaleX\((.*)\)/.exec(bar.style.transform)?.[1]) : null;
};
const pass = async (time: number) => {
  await vi.advanceTimersByTimeAsync(time);
  // React renders after the timers.
  await new Promise(requestAnimationFrame);
};

const show = (isLoading: boolean) => (
  <StrictMode>
    <LoadingBar isLoading={isLoading} />
  </StrictMode>
);

describe('LoadingBar', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('starts at 0.08, moves every 800 ms by ever smaller steps, and does not arrive', async () => {
    await render(show(true));
    await pass(799);
    expect(place()).toBe(0.08);
    await pass(1);
    const places = [place()];
    for (let step = 0; step < 25; step += 1) {
      await pass(800);
      places.push(place());
    }
    expect(places.slice(0, 3)).toEqual([0.18, 0.28, 0.32].map((it) => expect.closeTo(it)));
    expect(places.slice(7, 9)).toEqual([0.52, 0.54].map((it) => expect.closeTo(it)));
    expect(places.slice(22, 24)).toEqual([0.805, 0.81].map((it) => expect.closeTo(it)));
    await pass(800 * 100);
    expect(place()).toBeCloseTo(0.99);
  });

  it('takes 200 ms for each step', async () => {
    const motion = { name: 'prefers-reduced-motion', value: 'no-preference' };
    await cdp().send('Emulation.setEmulatedMedia', { features: [motion] });
    await render(show(true));
    const bar = bars()[0]?.firstElementChild as HTMLElement;
    const { transitionDuration, transitionProperty } = getComputedStyle(bar);
    expect([transitionProperty, transitionDuration]).toEqual(['transform', '0.2s']);
    await cdp().send('Emulation.setEmulatedMedia', { features: [{ ...motion, value: 'reduce' }] });
  });

  it('arrives, then fades, 200 ms each, and is gone', async () => {
    const { rerender } = await render(show(true));
    await rerender(show(false));
    expect(place()).toBe(1);
    expect(bars()[0]).not.toHaveAttribute('data-finished');
    await pass(200);
    expect(bars()[0]).toHaveAttribute('data-finished');
    await pass(199);
    expect(bars()).toHaveLength(1);
    await pass(1);
    expect(bars()).toHaveLength(0);
  });

  it('begins again where loading begins while it fades', async () => {
    const { rerender } = await render(show(true));
    await rerender(show(false));
    await pass(250);
    await rerender(show(true));
    expect(place()).toBe(0.08);
    await pass(800);
    expect(place()).toBeCloseTo(0.18);
    expect(bars()[0]).not.toHaveAttribute('data-finished');
  });

  it('says what is loaded, in the language of the page, and grows from where reading begins', async () => {
    await render(
      <UIProvider locale="ur">
        <LoadingBar isLoading />
      </UIProvider>,
    );
    const bar = page.getByRole('progressbar', { name: 'لوڈ ہو رہا ہے…' });
    await expect.element(bar).toBeInTheDocument();
    const { transformOrigin, width } = getComputedStyle(bar.element().firstElementChild as Element);
    expect(transformOrigin.startsWith(width)).toBe(true);
  });
});
