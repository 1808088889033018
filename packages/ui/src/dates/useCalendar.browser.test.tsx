import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useCalendar } from './useCalendar.ts';

type Load = () => Promise<{ default: () => React.ReactElement }>;

function Opener({ load }: { load: Load }) {
  const { Calendar, isOpen, isLoading, hasFailed, open, close } = useCalendar<object>(load);
  return (
    <>
      <button type="button" onClick={open}>
        Open
      </button>
      <button type="button" onClick={close}>
        Close
      </button>
      <output>{hasFailed ? 'failed' : isLoading ? 'loading' : isOpen ? 'open' : 'closed'}</output>
      {Calendar && isOpen ? <Calendar /> : null}
    </>
  );
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const state = () => expect.element(page.getByRole('status'));
const calendar = { default: () => <p>November</p> };

it('says that a calendar could not be fetched, and fetches it at the next press', async () => {
  const load = vi.fn<Load>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(calendar);
  await render(<Opener load={load} />);
  await press('Open');
  await state().toHaveTextContent('failed');
  await press('Open');
  await state().toHaveTextContent('open');
  await expect.element(page.getByText('November')).toBeVisible();
});

it('does not open a calendar that arrives after it was closed', async () => {
  let arrive: (module: typeof calendar) => void = () => {};
  const load: Load = () => new Promise((resolve) => (arrive = resolve));
  await render(<Opener load={load} />);
  await press('Open');
  await state().toHaveTextContent('loading');
  await press('Close');
  arrive(calendar);
  await state().toHaveTextContent('closed');
  await expect.element(page.getByText('November')).not.toBeInTheDocument();
});

it('lets go of a calendar that is still on its way when it is taken off the page', async () => {
  let arrive: (module: typeof calendar) => void = () => {};
  const load: Load = () => new Promise((resolve) => (arrive = resolve));
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = await render(<Opener load={load} />);
  await press('Open');
  await unmount();
  arrive(calendar);
  await Promise.resolve();
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
