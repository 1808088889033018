import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { NumberField } from './NumberField.tsx';

const quantity = () => page.getByLabelText('Quantity');

async function enter(text: string) {
  await userEvent.click(quantity());
  document.execCommand('insertText', false, text);
  await userEvent.keyboard('{Tab}');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('NumberField', () => {
  it('takes a number as it is pasted', async () => {
    const onChange = vi.fn();
    await render(<NumberField label="Quantity" onChange={onChange} />);
    await enter(' ۱,۲۰۰ ');
    expect(onChange).toHaveBeenLastCalledWith(1200);
    await expect.element(quantity()).toHaveValue('1200');
    await expect.element(quantity()).toBeValid();
  });

  it('lets digits alone be typed', async () => {
    await render(<NumberField label="Quantity" minValue={1} />);
    await userEvent.click(quantity());
    await userEvent.keyboard('-1e2.+۳');
    await expect.element(quantity()).toHaveValue('12۳');
  });

  it('says nothing of a limit before the field is left', async () => {
    await render(<NumberField label="Quantity" minValue={1} />);
    await userEvent.click(quantity());
    await userEvent.keyboard('0');
    await expect.element(quantity()).toBeValid();
    await userEvent.keyboard('{Tab}');
    await expect.element(quantity()).toHaveAccessibleDescription('Enter 1 or more');
  });

  it('does not move a button away from under the press that leaves it', async () => {
    const onPress = vi.fn();
    await render(
      <>
        <NumberField label="Quantity" />
        <Button onPress={onPress}>Save</Button>
      </>,
    );
    await userEvent.click(quantity());
    document.execCommand('insertText', false, 'many');
    const button = page.getByRole('button', { name: 'Save' });
    const { top } = button.element().getBoundingClientRect();
    await userEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
    await expect.element(quantity()).toBeInvalid();
    // What was said did take room.
    expect(button.element().getBoundingClientRect().top).toBeGreaterThan(top + 8);
  });

  it('keeps the number itself, goes back to the first one with its form, and sends it', async () => {
    const screen = await render(
      <StrictMode>
        <form>
          <NumberField label="Quantity" name="quantity" defaultValue={3} unit="pcs" />
          <button type="reset">Reset</button>
        </form>
      </StrictMode>,
    );
    const sent = () => new FormData(screen.container.querySelector('form') ?? undefined).get('quantity');
    await enter('1,250');
    expect(sent()).toBe('1250');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.element(quantity()).toHaveValue('3');
    expect(sent()).toBe('3');
  });

  it('shows a value that is no whole number as none, and warns', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await render(<NumberField label="Quantity" value={Number.NaN} />);
    await expect.element(quantity()).toHaveValue('');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('NumberField: `value` is NaN'));
  });

  it('leaves room to type however long its unit is', async () => {
    await render(
      <div style={{ width: 200 }}>
        <NumberField label="Quantity" unit="boxes of twelve pieces that were packed by hand" />
      </div>,
    );
    expect((quantity().element() as HTMLElement).offsetWidth).toBeGreaterThan(80);
  });
});
