import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Link } from './Link.tsx';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

it('goes through the router, by pointer and by Enter', async () => {
  const navigate = vi.fn();
  await render(
    <RouterProvider navigate={navigate}>
      <Link href="/orders">Orders</Link>
    </RouterProvider>,
  );
  await userEvent.click(page.getByRole('link'));
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledTimes(2);
  expect(navigate).toHaveBeenCalledWith('/orders');
});

it.each([
  ['with Control held', {}, ['Control']],
  ['with Shift held', {}, ['Shift']],
  ['for a new tab', { target: '_blank' }, []],
  ['to another site', { href: 'https://example.com/orders' }, []],
  ['that downloads', { download: 'orders.csv' }, []],
] as const)('leaves a press %s to the browser', async (_case, props, modifiers) => {
  const navigate = vi.fn();
  const leftToBrowser = vi.fn();
  // React Aria stops the click at the root, so look at it once React is done.
  const onClick = (event: MouseEvent) => {
    const stop = event.stopPropagation.bind(event);
    event.stopPropagation = () => {
      stop();
      queueMicrotask(() => {
        if (!event.defaultPrevented) leftToBrowser();
        event.preventDefault();
      });
    };
  };
  window.addEventListener('click', onClick, { capture: true });
  await render(
    <RouterProvider navigate={navigate}>
      <Link href="/orders" {...props}>
        Orders
      </Link>
    </RouterProvider>,
  );
  await userEvent.click(page.getByRole('link'), { modifiers: [...modifiers] });
  window.removeEventListener('click', onClick, { capture: true });
  expect(navigate).not.toHaveBeenCalled();
  expect(leftToBrowser).toHaveBeenCalledOnce();
});

it('leads nowhere while it is disabled', async () => {
  const navigate = vi.fn();
  await render(
    <RouterProvider navigate={navigate}>
      <ButtonLink href="/orders" isDisabled>
        Orders
      </ButtonLink>
    </RouterProvider>,
  );
  await userEvent.click(page.getByRole('link'), { force: true });
  expect(navigate).not.toHaveBeenCalled();
  await expect.element(page.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
});

it('tells that it opens a tab of its own', async () => {
  await render(
    <Link href="/terms" target="_blank">
      Terms
    </Link>,
  );
  await expect.element(page.getByRole('link', { name: 'Terms (opens in a new tab)' })).toBeVisible();
});

it('says which component leads nowhere', async () => {
  await render(
    <>
      <Link>Orders</Link>
      <ButtonLink>Orders</ButtonLink>
      <Link onPress={() => undefined}>Handled</Link>
    </>,
  );
  expect(warn.mock.calls.map(([text]) => /(\w+): href is missing/.exec(text)?.[1]).sort()).toEqual([
    'ButtonLink',
    'Link',
  ]);
});
