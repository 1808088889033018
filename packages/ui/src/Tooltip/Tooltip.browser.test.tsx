import { describe, expect, it, vi } from 'vitest';
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

  it('is not opened by focus on a device that cannot hover', async () => {
    const { matchMedia } = window;
    const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...matchMedia(query),
      matches: query !== '(hover: hover)',
    }));
    await render(
      <>
        <IconButton label="Find">x</IconButton>
        <Button>Next</Button>
      </>,
    );
    const find = page.getByRole('button', { name: 'Find' });
    await userEvent.tab();
    await expect.element(find).toHaveFocus();
    await expect.element(tooltip()).not.toBeInTheDocument();
    media.mockRestore();
    // Focus stays on the page: a page that loses it may get it back without an event.
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect.element(tooltip()).toBeVisible();
  });

  // Last, because React Aria ignores the mouse for a moment after a touch.
  it('is shown by a finger that stays, which then presses nothing; a short touch presses', async () => {
    const onPress = vi.fn();
    await render(
      <Tooltip content="Sends it now">
        <Button onPress={onPress}>Send</Button>
      </Tooltip>,
    );
    // A mouse over the button would open the tooltip as well.
    await userEvent.hover(document.body);
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
});
