import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Button', () => {
  it('is pressed by Enter and by the space bar', async () => {
    const onPress = vi.fn();
    await render(<Button onPress={onPress}>Save</Button>);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('keeps focus while pending, does nothing when pressed, and is pressed again afterwards', async () => {
    const onPress = vi.fn();
    const view = await render(<Button onPress={onPress}>Save</Button>);
    await userEvent.tab();
    await view.rerender(
      <Button onPress={onPress} isPending>
        Save
      </Button>,
    );
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button')).toHaveFocus();
    expect(onPress).not.toHaveBeenCalled();
    await view.rerender(<Button onPress={onPress}>Save</Button>);
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('keeps its width while pending', async () => {
    const view = await render(<Button>Save the order</Button>);
    const width = page.getByRole('button').element().getBoundingClientRect().width;
    await view.rerender(<Button isPending>Save the order</Button>);
    expect(page.getByRole('button').element().getBoundingClientRect().width).toBe(width);
  });

  it('sends its form, but not while it is pending', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isPending: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isPending={isPending}>
          Send
        </Button>
      </form>
    );
    const view = await render(form(true));
    await userEvent.click(page.getByRole('button'), { force: true });
    expect(onSubmit).not.toHaveBeenCalled();
    await view.rerender(form(false));
    await userEvent.click(page.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('stays within its place, however long its words are', async () => {
    await render(
      <div style={{ inlineSize: 200 }}>
        <Button>{'Wordwithoutbreak'.repeat(20)}</Button>
      </div>,
    );
    const button = page.getByRole('button').element();
    expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(200);
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  });

  it('says once, in StrictMode too, that words are missing', async () => {
    await render(
      <StrictMode>
        <Button>{''}</Button>
      </StrictMode>,
    );
    expect(warn).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Button: children has no words.*IconButton/));
  });

  it('says nothing of a button with words, or with an element for words', async () => {
    await render(
      <Button>
        <b>Save</b>
      </Button>,
    );
    expect(warn).not.toHaveBeenCalled();
  });
});
