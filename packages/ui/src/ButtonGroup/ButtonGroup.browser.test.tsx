import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ButtonGroup, type ButtonGroupProps } from './ButtonGroup.tsx';

const Period = (props: Partial<ButtonGroupProps>) => (
  <ButtonGroup label="Period" {...props}>
    {props.children ?? (
      <>
        <Button>Day</Button>
        <Button>Week</Button>
        <IconButton label="Other" variant="secondary">
          <svg aria-hidden="true" width="18" height="18" />
        </IconButton>
      </>
    )}
  </ButtonGroup>
);
const boxes = () =>
  page
    .getByRole('button')
    .elements()
    .map((element) => element.getBoundingClientRect());

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('ButtonGroup', () => {
  it('is left and entered button by button', async () => {
    await render(<Period />);
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Week' })).toHaveFocus();
  });

  it('joins its buttons, an icon in a tooltip too, and makes them equally high', async () => {
    await render(<Period />);
    const [day, week, other] = boxes();
    expect(week?.left).toBe((day?.right ?? 0) - 1);
    expect(other?.left).toBe((week?.right ?? 0) - 1);
    expect(new Set(boxes().map(({ height }) => height)).size).toBe(1);
  });

  it('stands upright on a phone where it is asked to', async () => {
    await page.viewport(390, 700);
    await render(<Period isVerticalOnPhone />);
    const [day, week] = boxes();
    expect(week?.top).toBe((day?.bottom ?? 0) - 1);
    await page.viewport(1280, 800);
  });

  it('is not there without buttons', async () => {
    const { container } = await render(<Period>{[]}</Period>);
    expect(container.childElementCount).toBe(0);
  });

  it('says that a label is missing', async () => {
    await render(<Period label=" " />);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/ButtonGroup: label is empty/));
  });
});
