import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <Button onPress={() => toast.success('Company added successfully!')}>Add</Button>
      <Button onPress={() => toast.error('Something went wrong')}>Fail</Button>
    </>
  );
}

const show = () =>
  render(
    <ToastProvider>
      <Buttons />
    </ToastProvider>,
  );
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const region = () => page.getByRole('region', { name: 'Notifications' });
const toasts = () => page.getByRole('button', { name: 'Dismiss' }).elements();

describe('Toast', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('stays for five seconds', async () => {
    await show();
    await press('Add');
    expect(toasts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4999);
    expect(toasts()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(toasts).toHaveLength(0);
  });

  it('waits while the pointer is over it or focus is in it', async () => {
    await show();
    await press('Add');
    page.getByRole('button', { name: 'Dismiss' }).element().focus();
    await expect.element(region()).toHaveAttribute('data-paused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(toasts()).toHaveLength(1);
    page.getByRole('button', { name: 'Add' }).element().focus();
    await expect.element(region()).not.toHaveAttribute('data-paused');
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(toasts).toHaveLength(0);
  });

  it('reads failures out at once and everything else when there is time', async () => {
    await show();
    await press('Add');
    await expect.element(page.getByRole('status')).toHaveTextContent('Company added successfully!');
    await press('Fail');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Something went wrong');
  });

  it('goes when it is dismissed, and the others go on counting', async () => {
    await show();
    await press('Add');
    await press('Fail');
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first());
    expect(toasts()).toHaveLength(1);
    await userEvent.hover(page.getByRole('button', { name: 'Add' }));
    await expect.element(region()).not.toHaveAttribute('data-paused');
    await vi.advanceTimersByTimeAsync(5000);
    await expect.poll(toasts).toHaveLength(0);
  });

  it('says what is missing where there is no provider', async () => {
    await expect(render(<Buttons />)).rejects.toThrow('useToast needs a ToastProvider');
  });
});
