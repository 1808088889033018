import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withState } from '../field/withState.fixtures.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

const Price = withState<MoneyFieldProps>(MoneyField, { label: 'Price', value: null });

const price = () => page.getByLabelText('Price');

/** Puts a text on the field as the clipboard would. */
async function paste(text: string) {
  await userEvent.click(price());
  document.execCommand('insertText', false, text);
  await userEvent.keyboard('{Tab}');
}

describe('MoneyField', () => {
  it.each([
    ['by the keyboard', () => userEvent.keyboard('{Tab}')],
    ['by a click on its label', () => userEvent.click(page.getByText('Price'))],
  ])('replaces its figure by what is typed after it was entered %s', async (_way, enterField) => {
    await render(<Price value={45_000_00} />);
    await enterField();
    await userEvent.keyboard('12{Tab}');
    await expect.element(price()).toHaveValue('12');
  });

  it('leaves the caret where a second click puts it, and is replaced again after the next first one', async () => {
    await render(<Price value={45_000_00} />);
    await userEvent.click(price());
    await userEvent.click(price());
    await userEvent.keyboard('{End}5{Tab}');
    await expect.element(price()).toHaveValue('450,005');
    await userEvent.click(price());
    await userEvent.keyboard('12{Tab}');
    await expect.element(price()).toHaveValue('12');
  });

  it('takes an amount as it is pasted, with the sign of its currency', async () => {
    const onChange = vi.fn();
    await render(<Price value={1_00} onChange={onChange} />);
    await paste('Rs. 1,23,456/-');
    await paste('\u200e۴۵٬۰۰۰٫۵۰');
    expect(onChange.mock.calls).toEqual([[123_456_00], [45_000_50]]);
    await expect.element(price()).toBeValid();
  });

  it('keeps a text that is no amount in sight, and says what is wrong with it, until it is mended', async () => {
    const onChange = vi.fn();
    const onInvalidText = vi.fn();
    await render(
      <Price value={5_00} errorMessage="Enter the price" onChange={onChange} onInvalidText={onInvalidText} />,
    );
    await userEvent.clear(price());
    await paste('12x');
    await expect.element(price()).toHaveValue('12x');
    await expect.element(price()).toHaveAccessibleDescription(/Enter an amount/);
    expect(onInvalidText).toHaveBeenLastCalledWith('12x');
    expect(onChange).toHaveBeenLastCalledWith(null);
    await userEvent.click(price());
    await userEvent.keyboard('{End}{Backspace}{Tab}');
    expect(onInvalidText).toHaveBeenLastCalledWith(null);
    await expect.element(price()).toHaveValue('12');
    await expect.element(price()).toHaveAccessibleDescription('Enter the price');
  });

  it('lets digits, separators and one point be typed, in Urdu and Arabic too', async () => {
    const onChange = vi.fn();
    await render(<Price onChange={onChange} />);
    await userEvent.click(price());
    await userEvent.keyboard('-1e2+.5.0{Tab}');
    await expect.element(price()).toHaveValue('12.50');
    expect(onChange).toHaveBeenLastCalledWith(12_50);
    await userEvent.click(price());
    await userEvent.keyboard('۴۵۰٫۵');
    expect(onChange).toHaveBeenLastCalledWith(450_50);
  });

  it('shows a value that comes from elsewhere', async () => {
    const { rerender } = await render(<MoneyField label="Price" value={null} />);
    await paste('abc');
    await rerender(<MoneyField label="Price" value={9_900_00} />);
    await expect.element(price()).toHaveValue('9,900');
  });

  it('sends an empty text in place of one that is no amount, and is mended when its form is reset', async () => {
    const onChange = vi.fn();
    const { container } = await render(
      <form>
        <MoneyField label="Price" name="price" defaultValue={45_000_00} onChange={onChange} />
        <button type="reset">Reset</button>
      </form>,
    );
    await paste('abc');
    expect(new FormData(container.querySelector('form') ?? undefined).getAll('price')).toEqual(['']);
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.element(price()).toHaveValue('45,000');
    await expect.element(price()).toBeValid();
    expect(onChange).toHaveBeenLastCalledWith(45_000_00);
  });
});
