import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { Card } from './Card.tsx';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Card', () => {
  it('leads through the router as a whole', async () => {
    const navigate = vi.fn();
    await render(
      <RouterProvider navigate={navigate}>
        <Card title="Warehouse" href="/warehouse">
          1,254 pieces
        </Card>
      </RouterProvider>,
    );
    await userEvent.click(page.getByText('1,254 pieces'));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/warehouse');
    await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  });

  it('says that nothing can be pressed inside what is pressed as a whole', async () => {
    await render(
      <Card title="Warehouse" onPress={() => undefined} actions={<button type="button">Count</button>} />,
    );
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/Card: actions stand in a card that can itself be pressed/),
    );
  });

  it('stays within a narrow place, however long its words are', async () => {
    const long = 'Long'.repeat(60);
    await render(
      <div data-testid="place" style={{ inlineSize: 240 }}>
        <Card title={long} description={long} footer={long} actions={<button type="button">Count</button>}>
          {long}
        </Card>
      </div>,
    );
    expect(page.getByTestId('place').element().scrollWidth).toBeLessThanOrEqual(240);
    expect(page.getByRole('button').element().getBoundingClientRect().width).toBeGreaterThan(30);
  });
});
