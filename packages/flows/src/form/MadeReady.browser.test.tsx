import { StrictMode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AfterPaint } from './AfterPaint.tsx';
import { MadeReady } from './MadeReady.tsx';

function told() {
  const drawn = vi.fn();
  const mounted = vi.fn();
  function Part({ name }: { name: string }) {
    drawn(name);
    useEffect(() => {
      mounted(name);
    });
    return <input aria-label={name} autoFocus />;
  }
  return { drawn, mounted, Part };
}

test('draws all of a dialog once while the page is at rest, and nothing of it is there', async () => {
  const { drawn, mounted, Part } = told();
  const dialog = {};
  const closed = (
    <MadeReady of={dialog}>
      <Part name="Seen first" />
      <AfterPaint>
        <Part name="Scrolled to" />
      </AfterPaint>
    </MadeReady>
  );
  const { container, rerender } = await render(<StrictMode>{closed}</StrictMode>);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalledWith('Scrolled to'));
  await vi.waitFor(() => expect(container.innerHTML).toBe(''));
  expect(drawn).toHaveBeenCalledWith('Seen first');
  expect(mounted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);

  drawn.mockClear();
  const { Part: Later, drawn: drawnLater } = told();
  await rerender(
    <>
      {closed}
      <MadeReady of={{}}>
        <Later name="Another dialog" />
      </MadeReady>
    </>,
  );
  await vi.waitFor(() => expect(drawnLater).toHaveBeenCalled());
  expect(drawn).not.toHaveBeenCalled();
});

test('gives way to the dialog that is opened meanwhile', async () => {
  const { mounted, Part } = told();
  const dialog = {};
  const { rerender } = await render(
    <MadeReady of={dialog}>
      <Part name="Closed" />
    </MadeReady>,
  );
  await rerender(<Part name="Open" />);
  await expect.element(page.getByLabelText('Open')).toHaveFocus();
  expect(mounted.mock.calls.flat()).not.toContain('Closed');
});
