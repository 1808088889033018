import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { ToastProvider, type ToastProviderProps, type ToastQueue, useToast } from './ToastProvider.tsx';

const toast: { current: ToastQueue | null } = { current: null };

function Buttons() {
  const queue = useToast();
  toast.current = queue;
  return (
    <>
      <Button onPress={() => queue.success('Customer added')}>Add</Button>
      <Button onPress={() => queue.error('Something went wrong')}>Fail</Button>
    </>
  );
}

const show = (props: Partial<ToastProviderProps> = {}) =>
  render(
    <StrictMode>
      <ToastProvider {...props}>
        <Buttons />
      </ToastProvider>
    </StrictMode>,
  );
/** A page with a header, and a dialog whose close button stands where toasts do. */
function Covered({ header, isOpen }: { header: number; isOpen: boolean }) {
  return (
    <ToastProvider>
      <div
        data-above-toasts=""
        style={{ position: 'fixed', insetBlockStart: 0, insetInline: 0, height: header }}
      />
      <Modal isOpen={isOpen} onClose={() => {}} title="Sale" size="large">
        <Buttons />
      </Modal>
      <Buttons />
    </ToastProvider>
  );
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = (name: string) => userEvent.click(button(name));
const region = () => page.getByRole('region', { name: 'Notifications' });
const toasts = () => page.getByRole('button', { name: 'Dismiss' }).elements();
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

describe('Toast', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('waits while the keyboard is in it, and goes on from where it was', async () => {
    await show();
    await press('Add');
    await pass(3000);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(region()).toHaveFocus();
    await expect.element(region()).toHaveAttribute('data-paused');
    await pass(60_000);
    expect(toasts()).toHaveLength(1);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    await expect.element(button('Add')).toHaveFocus();
    await expect.element(region()).not.toHaveAttribute('data-paused');
    await pass(1900);
    expect(toasts()).toHaveLength(1);
    await pass(100);
    await expect.poll(toasts).toHaveLength(0);
  });

  it('waits while the pointer is over it, and counts on when one of several is dismissed', async () => {
    await show();
    await press('Add');
    await press('Fail');
    await userEvent.hover(page.getByText('Customer added').last());
    await expect.element(region()).toHaveAttribute('data-paused');
    await pass(60_000);
    expect(toasts()).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first());
    expect(toasts()).toHaveLength(1);
    await expect.element(button('Fail')).toHaveFocus();
    await userEvent.hover(button('Add'));
    await expect.element(region()).not.toHaveAttribute('data-paused');
    await pass(5000);
    await expect.poll(toasts).toHaveLength(0);
  });

  it('gives focus back by Escape, and keeps it until the last toast is dismissed', async () => {
    await show();
    await press('Add');
    await press('Fail');
    await userEvent.keyboard('{Alt>}t{/Alt}{Tab}');
    await expect.element(button('Dismiss').first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Fail')).toHaveFocus();
    expect(toasts()).toHaveLength(2);
    await userEvent.keyboard('{Alt>}t{/Alt}{Tab}{Enter}');
    await expect.poll(toasts).toHaveLength(1);
    await expect.element(region()).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.poll(toasts).toHaveLength(0);
    await expect.element(button('Fail')).toHaveFocus();
  });

  it('leaves Alt T to the browser while there is nothing to read', async () => {
    await show();
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    window.addEventListener('keydown', onKeyDown);
    await userEvent.keyboard('{Alt>}t{/Alt}');
    window.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown).toHaveReturnedWith(false);
  });

  it('reads out all that came at once', async () => {
    await show();
    toast.current?.info('Order sent');
    toast.current?.show({ message: 'Bill printed', description: 'Two pages.' });
    await expect.element(page.getByRole('status')).toHaveTextContent('Order sent Bill printed Two pages.');
  });

  it('stays for the next action where one keeps it open, and lets focus go back to the page', async () => {
    await show();
    const onPress = vi.fn();
    await press('Add');
    toast.current?.show({
      message: 'Bill saved',
      actions: [
        { label: 'Print', onPress, keepsOpen: true },
        { label: 'Next bill', onPress },
      ],
    });
    await pass(9000);
    await press('Print');
    await expect.element(button('Add')).toHaveFocus();
    await userEvent.hover(button('Add'));
    await expect.element(region()).not.toHaveAttribute('data-paused');
    await pass(9000);
    await press('Next bill');
    await expect.element(button('Print')).not.toBeInTheDocument();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('counts what is said again, and gives it its time again', async () => {
    await show();
    await press('Add');
    await pass(4000);
    await press('Add');
    expect(toasts()).toHaveLength(1);
    await expect.element(page.getByText('×2')).toBeVisible();
    await pass(4000);
    expect(toasts()).toHaveLength(1);
    await pass(1000);
    await expect.poll(toasts).toHaveLength(0);
  });

  it('can be taken away before anybody has read it, also where it waits', async () => {
    await show({ limit: 1 });
    toast.current?.info('One');
    const waiting = toast.current?.info('Two') ?? 0;
    await expect.element(page.getByText('1 more notification')).toBeVisible();
    toast.current?.dismiss(waiting);
    toast.current?.dismiss(4711);
    await expect.element(page.getByText('1 more notification')).not.toBeInTheDocument();
    expect(toasts()).toHaveLength(1);
  });

  it('stands below the header, covers no close button of a dialog, and is in reach beside one', async () => {
    await page.viewport(1366, 768);
    const { rerender } = await render(<Covered header={60} isOpen={false} />);
    toast.current?.show({ message: 'Day closed', duration: Number.POSITIVE_INFINITY });
    const top = () =>
      page.getByText('Day closed').last().element().closest('section')?.getBoundingClientRect().top;
    await expect.poll(top).toBe(72);
    await rerender(<Covered header={104} isOpen={false} />);
    await expect.poll(top).toBe(112);
    await rerender(<Covered header={60} isOpen />);
    const close = page.getByRole('button', { name: 'Close' });
    await expect.poll(() => (top() ?? 0) - close.element().getBoundingClientRect().bottom).toBe(8);
    await rerender(<Covered header={60} isOpen={false} />);
    await expect.poll(top).toBe(72);
    await rerender(<Covered header={60} isOpen />);
    await press('Dismiss');
    await expect.poll(toasts).toHaveLength(0);
  });

  it('stays within a phone, however much it says', async () => {
    await page.viewport(390, 500);
    await show();
    toast.current?.info('word '.repeat(1000));
    toast.current?.info(
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
    );
    await expect.poll(toasts).toHaveLength(2);
    const { left, right, bottom } = region().element().getBoundingClientRect();
    expect([left, right]).toEqual([0, 390]);
    expect(bottom).toBeLessThanOrEqual(500);
    expect(region().element().scrollWidth).toBe(region().element().clientWidth);
  });

  it('says what is missing where there is no provider', async () => {
    await expect(render(<Buttons />)).rejects.toThrow('useToast needs a ToastProvider');
  });
});
