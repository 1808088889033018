import { createPortal } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Popover } from '../Popover/Popover.tsx';
import { PlainButton } from './PlainButton.tsx';
import { pointer, tap } from './pointer.fixtures.ts';

const button = () => page.getByRole('button', { name: 'Save' });

afterEach(() => vi.restoreAllMocks());

describe('PlainButton', () => {
  it('says what it was pressed with, and which keys were held', async () => {
    const onPress = vi.fn();
    await render(<PlainButton onPress={onPress}>Save</PlainButton>);
    const element = button().element();
    await userEvent.click(button(), { modifiers: ['Shift'] });
    await tap(element);
    await expect.poll(() => onPress).toHaveBeenCalledTimes(2);
    // As a screen reader does.
    (element as HTMLElement).click();
    (element as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onPress.mock.calls.map(([press]) => [press.pointerType, press.shiftKey])).toEqual([
      ['mouse', true],
      ['touch', false],
      ['virtual', false],
      ['virtual', false],
    ]);
    expect(onPress.mock.calls.every(([press]) => press.target === element)).toBe(true);
  });

  it('is pressed by Enter as it goes down, by the space bar as it comes up, and once while Enter is held', async () => {
    const onPress = vi.fn();
    await render(<PlainButton onPress={onPress}>Save</PlainButton>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter>3}');
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{/Enter}');
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('[Space>]');
    expect(onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('[/Space]');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('tells which item of its menu a key asks for, keeps the key to itself, and leaves it be with another key', async () => {
    const onMenuKey = vi.fn();
    const onPress = vi.fn();
    const around = vi.fn();
    await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a grid that goes from cell to cell by arrows, in short
      <div onKeyDown={({ key, defaultPrevented }) => around(key, defaultPrevented)}>
        <PlainButton onPress={onPress} onMenuKey={onMenuKey}>
          Save
        </PlainButton>
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter} ');
    expect(onMenuKey.mock.calls).toEqual([['first'], ['last'], ['first'], ['first']]);
    expect(onPress).not.toHaveBeenCalled();
    expect(around).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
    expect(onMenuKey).toHaveBeenCalledTimes(4);
    expect(around.mock.calls).toEqual([
      ['ArrowRight', false],
      ['Control', false],
      ['ArrowDown', false],
    ]);
    await userEvent.click(button());
    expect(onPress).toHaveBeenCalledOnce();
    expect(onMenuKey).toHaveBeenCalledTimes(4);
  });

  it('tells of no such key while it is pending', async () => {
    const onMenuKey = vi.fn();
    await render(
      <PlainButton isPending onMenuKey={onMenuKey}>
        Save
      </PlainButton>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(onMenuKey).not.toHaveBeenCalled();
  });

  it('is not pressed by a pointer that is released elsewhere, nor by one that went down elsewhere', async () => {
    const onPress = vi.fn();
    await render(
      <>
        <PlainButton onPress={onPress}>Save</PlainButton>
        <p>Beside</p>
      </>,
    );
    const beside = page.getByText('Beside').element();
    await pointer.move(button().element());
    await pointer.down(button().element());
    await pointer.move(beside);
    await pointer.up(beside);
    await pointer.down(beside);
    await pointer.move(button().element());
    await pointer.up(button().element());
    expect(onPress).not.toHaveBeenCalled();
    await pointer.down(button().element());
    await pointer.up(button().element());
    await expect.poll(() => onPress).toHaveBeenCalledOnce();
  });

  it('does nothing while it is disabled, and takes no focus', async () => {
    const onPress = vi.fn();
    await render(
      <PlainButton isDisabled onPress={onPress}>
        Save
      </PlainButton>,
    );
    await userEvent.click(button(), { force: true });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
    await expect.element(button()).not.toHaveFocus();
    await expect.element(button()).toBeDisabled();
  });

  it.each([
    ['pressed', false],
    ['pending', true],
  ])('does not let its %s self press what is around it, by pointer or by key', async (_state, isPending) => {
    const around = vi.fn();
    await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: a row that can be pressed, in short
      <div onClick={() => around('click')} onKeyDown={({ key }) => around(key)}>
        <PlainButton isPending={isPending}>Save</PlainButton>
      </div>,
    );
    await userEvent.click(button(), { force: true });
    await tap(button().element());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{Escape}');
    expect(around.mock.calls).toEqual([['Escape']]);
  });

  it('is not pressed by what stands in it for React alone', async () => {
    const onPress = vi.fn();
    const around = vi.fn();
    await render(
      // biome-ignore lint/a11y/noStaticElementInteractions: something that can be pressed, in short
      // biome-ignore lint/a11y/useKeyWithClickEvents: only the pointer is looked at here
      <div onClick={around}>
        <PlainButton onPress={onPress}>
          Save
          {createPortal(<i>Elsewhere</i>, document.body)}
        </PlainButton>
      </div>,
    );
    await userEvent.click(page.getByText('Elsewhere'));
    expect(onPress).not.toHaveBeenCalled();
    expect(around).toHaveBeenCalledOnce();
  });

  it('is left alone by Enter in a field while it is pending, and sends its form afterwards', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isPending: boolean) => (
      <>
        <form id="order" onSubmit={onSubmit}>
          <input aria-label="Name" />
          <input aria-label="City" />
        </form>
        <Button type="submit" form="order" isPending={isPending}>
          Save
        </Button>
      </>
    );
    const view = await render(form(true));
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(page.getByRole('button'), { force: true });
    expect(onSubmit).not.toHaveBeenCalled();
    await view.rerender(form(false));
    await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('has focus at once where it asks for it', async () => {
    await render(<PlainButton autoFocus>Save</PlainButton>);
    await expect.element(button()).toHaveFocus();
  });

  it('is passed over by Tab where it is asked to', async () => {
    await render(
      <>
        <PlainButton excludeFromTabOrder>Save</PlainButton>
        <PlainButton>Send</PlainButton>
      </>,
    );
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  it('hands on what describes it, data attributes among it', async () => {
    await render(
      <Button id="save" aria-expanded={false} aria-controls="more" aria-haspopup="dialog" data-kind="main">
        Save
      </Button>,
    );
    const element = button().element();
    expect(
      Object.fromEntries(
        ['id', 'aria-expanded', 'aria-controls', 'aria-haspopup', 'data-kind', 'type'].map((name) => [
          name,
          element.getAttribute(name),
        ]),
      ),
    ).toEqual({
      id: 'save',
      'aria-expanded': 'false',
      'aria-controls': 'more',
      'aria-haspopup': 'dialog',
      'data-kind': 'main',
      type: 'button',
    });
  });
});

it('tells of its press in the same way where it opens a popover', async () => {
  const onPress = vi.fn();
  await render(
    <Popover title="Order" trigger={<Button onPress={onPress}>Save</Button>}>
      Nothing yet
    </Popover>,
  );
  await userEvent.click(button(), { modifiers: ['Shift'] });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(onPress.mock.calls.map(([press]) => press)).toMatchObject([
    { pointerType: 'mouse', shiftKey: true },
    { pointerType: 'virtual', shiftKey: false },
  ]);
});

describe('what screen readers hear of a button that is pending', () => {
  const heard = () => document.querySelector('[data-live-announcer]')?.textContent ?? '';

  it('is said as it begins and ends, in a dialog as well, and not of one without focus', async () => {
    const dialog = (isPending: boolean) => (
      <Modal isOpen title="Order" onClose={() => undefined}>
        <Button isPending={isPending}>Save</Button>
        <IconButton label="Copy" hasTooltip={false} isPending={isPending}>
          <svg />
        </IconButton>
      </Modal>
    );
    const view = await render(dialog(false));
    await userEvent.click(button());
    await view.rerender(dialog(true));
    await expect.poll(heard).toBe('Save In progress');
    expect(document.querySelector('[data-live-announcer]')?.closest('[inert]')).toBeNull();
    await view.rerender(dialog(false));
    await expect.poll(heard).toBe('Save');
    await userEvent.click(page.getByRole('button', { name: 'Copy' }));
    await view.rerender(dialog(true));
    await expect.poll(heard).toBe('Copy (In progress)');
  });
});

describe('where the browser leaves a pressed button without focus', () => {
  const safari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15';

  it('is focused as the pointer goes down, without a ring', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
    const onPress = vi.fn();
    await render(
      <>
        <input aria-label="Name" />
        <PlainButton onPress={onPress}>Save</PlainButton>
      </>,
    );
    const prevented = vi.fn();
    document.addEventListener('mousedown', ({ defaultPrevented }) => prevented(defaultPrevented), {
      once: true,
    });
    await userEvent.click(page.getByRole('textbox'));
    document.addEventListener('mousedown', ({ defaultPrevented }) => prevented(defaultPrevented), {
      once: true,
    });
    await pointer.move(button().element());
    await pointer.down(button().element());
    await expect.element(button()).toHaveFocus();
    await pointer.up(button().element());
    await expect.poll(() => onPress).toHaveBeenCalledOnce();
    // What the browser does by itself there, taking focus to the page, was kept from happening.
    expect(prevented.mock.calls).toEqual([[false], [true]]);
  });

  it('is not focused where something around keeps focus in its place', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(safari);
    await render(
      <>
        <input aria-label="Name" />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: as a list under a field does */}
        <div onMouseDown={(event) => event.preventDefault()}>
          <PlainButton>Save</PlainButton>
        </div>
      </>,
    );
    await userEvent.click(page.getByRole('textbox'));
    await userEvent.click(button());
    await expect.element(page.getByRole('textbox')).toHaveFocus();
  });
});
