import { StrictMode, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AfterPaint } from './AfterPaint.tsx';
import { MadeReady } from './MadeReady.tsx';

/** A busy machine comes to rest late. */
const whenAtRest = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

interface PartProps {
  name: string;
  drawn?: ((name: string) => void) | undefined;
  mounted?: ((name: string) => void) | undefined;
}

function Part({ name, drawn, mounted }: PartProps) {
  drawn?.(name);
  useEffect(() => mounted?.(name));
  // biome-ignore lint/a11y/noAutofocus: as the first field of a dialog does
  return <input aria-label={name} autoFocus />;
}

test('draws all of a dialog once while the page is at rest, and nothing of it is there', async () => {
  const [drawn, mounted] = [vi.fn(), vi.fn()];
  const dialog = {};
  const closed = (
    <MadeReady of={dialog}>
      <Part name="Seen first" {...{ drawn, mounted }} />
      <AfterPaint>
        <Part name="Scrolled to" {...{ drawn, mounted }} />
      </AfterPaint>
    </MadeReady>
  );
  const { container, rerender } = await render(<StrictMode>{closed}</StrictMode>);
  await whenAtRest(() => expect(drawn).toHaveBeenCalledWith('Scrolled to'));
  await whenAtRest(() => expect(container.innerHTML).toBe(''));
  expect(drawn).toHaveBeenCalledWith('Seen first');
  expect(mounted).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);

  drawn.mockClear();
  const drawnLater = vi.fn();
  await rerender(
    <>
      {closed}
      <MadeReady of={{}}>
        <Part name="Another dialog" drawn={drawnLater} />
      </MadeReady>
    </>,
  );
  await whenAtRest(() => expect(drawnLater).toHaveBeenCalled());
  expect(drawn).not.toHaveBeenCalled();
});

test('gives way to the dialog that is opened meanwhile', async () => {
  const mounted = vi.fn();
  const dialog = {};
  const { rerender } = await render(
    <MadeReady of={dialog}>
      <Part name="Closed" {...{ mounted }} />
    </MadeReady>,
  );
  await rerender(<Part name="Open" {...{ mounted }} />);
  await expect.element(page.getByLabelText('Open')).toHaveFocus();
  expect(mounted.mock.calls.flat()).not.toContain('Closed');
});
