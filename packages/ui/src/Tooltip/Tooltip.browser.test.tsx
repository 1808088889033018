import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const tooltip = () => page.getByRole('tooltip');
const button = () => page.getByRole('button');
const click = () =>
  button()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

function finger(type: string, target: Element) {
  const options = { bubbles: true, pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0 };
  target.dispatchEvent(new PointerEvent(type, options));
}

describe('Tooltip', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('describes its control while it is shown', async () => {
    await render(
      <Tooltip content="Sends it now">
        <Button>Send</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    await expect.element(tooltip()).toBeVisible();
    await expect.element(button()).toHaveAccessibleDescription('Sends it now');
    await userEvent.tab();
    await expect.element(tooltip()).not.toBeInTheDocument();
    await expect.element(button()).not.toHaveAttribute('aria-describedby');
  });

  it('stays while the pointer is over the words', async () => {
    await render(
      <div style={{ padding: 100 }}>
        <Tooltip content="Sends it now">
          <Button>Send</Button>
        </Tooltip>
      </div>,
    );
    await userEvent.hover(button());
    await expect.element(tooltip()).toBeVisible();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.hover(tooltip());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tooltip().query()).not.toBeNull();
    vi.useRealTimers();
    await userEvent.unhover(tooltip());
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it('is shown by a finger that stays, which then presses nothing', async () => {
    const onPress = vi.fn();
    const onClick = vi.fn();
    await render(
      <Tooltip content="Sends it now">
        <button type="button" onClick={onClick} onPointerCancel={onPress}>
          Send
        </button>
      </Tooltip>,
    );
    finger('pointerdown', button().element());
    await expect.element(tooltip()).toBeVisible();
    expect(onPress).toHaveBeenCalledOnce();
    finger('pointerup', button().element());
    click();
    expect(onClick).not.toHaveBeenCalled();
    await expect.element(tooltip()).toBeVisible();
    await expect.element(tooltip()).not.toBeInTheDocument();
    click();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('keeps a button of the package from being pressed by a finger that stays to read', async () => {
    const onPress = vi.fn();
    await render(
      <Tooltip content="Sends it now">
        <Button onPress={onPress}>Send</Button>
      </Tooltip>,
    );
    finger('pointerdown', button().element());
    await expect.element(tooltip()).toBeVisible();
    finger('pointerup', button().element());
    click();
    expect(onPress).not.toHaveBeenCalled();
    finger('pointerdown', button().element());
    finger('pointerup', button().element());
    click();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('lets a short touch press', async () => {
    const onClick = vi.fn();
    await render(
      <Tooltip content="Sends it now">
        <button type="button" onClick={onClick}>
          Send
        </button>
      </Tooltip>,
    );
    finger('pointerdown', button().element());
    finger('pointerup', button().element());
    click();
    expect(onClick).toHaveBeenCalledOnce();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it('is shown over a disabled control, which still cannot be pressed', async () => {
    const onPress = vi.fn();
    await render(
      <Tooltip content="Nothing to send yet">
        <Button isDisabled onPress={onPress}>
          Send
        </Button>
      </Tooltip>,
    );
    await userEvent.hover(page.getByRole('group'));
    await expect.element(tooltip()).toHaveTextContent('Nothing to send yet');
    await userEvent.click(page.getByRole('group'), { force: true });
    expect(onPress).not.toHaveBeenCalled();
  });

  it('makes no stop of a disabled control whose name is all there is to say', async () => {
    await render(
      <>
        <IconButton label="Remove" isDisabled>
          x
        </IconButton>
        <Button>Next</Button>
      </>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
  });

  it('shows nothing where there are no words', async () => {
    await render(
      <Tooltip content="">
        <Button>Send</Button>
      </Tooltip>,
    );
    await userEvent.tab();
    await expect.element(button()).toHaveFocus();
    await expect.element(tooltip()).not.toBeInTheDocument();
  });

  it('is taken away with its control, also while it is about to be shown', async () => {
    const { unmount } = await render(
      <Tooltip content="Sends it now">
        <Button>Send</Button>
      </Tooltip>,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await userEvent.hover(button());
    await unmount();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tooltip().query()).toBeNull();
  });

  it('tells the developer when nothing inside takes focus', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(
      <Tooltip content="Sent yesterday">
        <span>Sent</span>
      </Tooltip>,
    );
    await expect
      .poll(() => warn.mock.calls.flat().join())
      .toContain('Tooltip: `children` is nothing that takes focus');
    warn.mockRestore();
  });
});
