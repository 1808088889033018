import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { PlainLink, type PlainLinkProps } from './PlainLink.tsx';

const link = () => page.getByRole('link');
const navigate = vi.fn();
/** Which clicks were left to the browser; it does not follow them here. */
const left = vi.fn();

function leave(event: MouseEvent): void {
  if (!event.defaultPrevented) left();
  event.preventDefault();
}

beforeEach(() => {
  navigate.mockClear();
  left.mockClear();
  // After React had the click, of which the document hears nothing.
  window.addEventListener('click', capture, { capture: true });
});
afterEach(() => window.removeEventListener('click', capture, { capture: true }));

/** Looks at a click once all handlers had it, although it is stopped on its way. */
function capture(event: MouseEvent): void {
  const stop = event.stopPropagation.bind(event);
  event.stopPropagation = () => {
    stop();
    queueMicrotask(() => leave(event));
  };
}

function InApp(props: PlainLinkProps) {
  return (
    <RouterProvider navigate={navigate} useHref={(href) => (href.startsWith('/') ? `/app${href}` : href)}>
      <PlainLink {...props}>Orders</PlainLink>
    </RouterProvider>
  );
}

it('goes through the router and shows the address that stands in the page', async () => {
  await render(<InApp href="/orders" />);
  await expect.element(link()).toHaveAttribute('href', '/app/orders');
  await userEvent.click(link());
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([['/orders'], ['/orders']]);
  expect(left).not.toHaveBeenCalled();
});

it.each(['Control', 'Shift', 'Alt', 'Meta'] as const)(
  'leaves a press with %s to the browser, and tells of it',
  async (key) => {
    const onPress = vi.fn();
    await render(<InApp href="/orders" onPress={onPress} />);
    await userEvent.click(link(), { modifiers: [key] });
    expect(navigate).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalledOnce();
    expect(onPress).toHaveBeenCalledOnce();
  },
);

it.each<[string, PlainLinkProps, number]>([
  ['for another tab', { href: '/orders', target: '_blank' }, 0],
  ['for this tab', { href: '/orders', target: '_self' }, 1],
  ['to another site', { href: 'https://example.com/orders' }, 0],
  ['to a telephone', { href: 'tel:+923001234567' }, 0],
  ['to a file in memory', { href: `blob:${location.origin}/0` }, 0],
  ['that stores a file', { href: '/orders', download: true }, 0],
  ['that stores a file under a name', { href: '/orders', download: 'orders.csv' }, 0],
])('knows what to do with a link %s', async (_kind, props, times) => {
  await render(<InApp {...props} />);
  await userEvent.click(link());
  expect(navigate).toHaveBeenCalledTimes(times);
  expect(left).toHaveBeenCalledTimes(1 - times);
});

it('goes nowhere where the press was prevented on its way', async () => {
  await render(
    // As a tooltip does after a long press.
    <div onClickCapture={(event) => event.preventDefault()}>
      <InApp href="/orders" />
    </div>,
  );
  await userEvent.click(link());
  expect(navigate).not.toHaveBeenCalled();
});

it('is left to the browser where there is no router', async () => {
  await render(<PlainLink href="/orders">Orders</PlainLink>);
  await userEvent.click(link());
  expect(left).toHaveBeenCalledOnce();
});

it('is told of before it leads on', async () => {
  const order: string[] = [];
  navigate.mockImplementationOnce(() => order.push('navigate'));
  await render(<InApp href="/orders" onPress={() => order.push('press')} />);
  await userEvent.click(link());
  expect(order).toEqual(['press', 'navigate']);
});

it('does not press what is around it, by pointer or by Enter', async () => {
  const around = vi.fn();
  await render(
    // biome-ignore lint/a11y/noStaticElementInteractions: a row that can be pressed, in short
    <div onClick={() => around('click')} onKeyDown={({ key }) => around(key)}>
      <InApp href="/orders" />
    </div>,
  );
  await userEvent.click(link());
  await userEvent.keyboard('{Enter}');
  expect(around).not.toHaveBeenCalled();
});

it('is a link without an address while it is disabled: no stop of Tab, and not pressed', async () => {
  const onPress = vi.fn();
  await render(<InApp href="/orders" isDisabled onPress={onPress} />);
  await userEvent.click(link(), { force: true });
  await userEvent.tab();
  await expect.element(link()).not.toHaveFocus();
  await expect.element(link()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link()).not.toHaveAttribute('href');
  expect(navigate).not.toHaveBeenCalled();
  expect(onPress).not.toHaveBeenCalled();
});

it('is pressed by pointer and by Enter where it leads nowhere but does something', async () => {
  const onPress = vi.fn();
  await render(<InApp onPress={onPress} />);
  await userEvent.click(link());
  await expect.element(link()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
  await userEvent.keyboard(' ');
  expect(onPress).toHaveBeenCalledTimes(2);
});
