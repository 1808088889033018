import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const items = [
  { label: 'Catalogue', href: '/' },
  { label: 'Chairs', href: '/chairs' },
  { label: 'Oak chair' },
];

describe('Breadcrumbs', () => {
  it('goes back through the router by keyboard, and never to the page itself', async () => {
    const navigate = vi.fn();
    await render(
      <RouterProvider navigate={navigate}>
        <Breadcrumbs items={items} />
        <button type="button">After</button>
      </RouterProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/');
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  it('is not there without steps', async () => {
    const { container } = await render(<Breadcrumbs items={[]} />);
    expect(container.childElementCount).toBe(0);
    expect(warn).not.toHaveBeenCalled();
  });

  it('keeps two steps of one name, and says which prop leads nowhere', async () => {
    await render(
      <Breadcrumbs items={[{ label: 'Chairs' }, { label: 'Chairs', href: '#' }, { label: 'Chairs' }]} />,
    );
    expect(page.getByRole('listitem').elements()).toHaveLength(3);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/Breadcrumbs: items has a step before the last one without href/),
    );
  });

  it('keeps two of them on one page apart by their labels, in StrictMode', async () => {
    await render(
      <StrictMode>
        <Breadcrumbs items={items} />
        <Breadcrumbs items={items} label="In the archive" />
      </StrictMode>,
    );
    await expect.element(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect.element(page.getByRole('navigation', { name: 'In the archive' })).toBeVisible();
    expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(2);
  });
});
