import { StrictMode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';

function Price(props: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState<number | null>(props.value ?? null);
  return (
    <>
      <MoneyField
        label="Price"
        {...props}
        value={value}
        onChange={(minor) => {
          setValue(minor);
          props.onChange?.(minor);
        }}
      />
      <button type="button" onClick={() => setValue(9_900_00)}>
        Suggest
      </button>
    </>
  );
}

const price = () => page.getByLabelText('Price');

async function enter(text: string) {
  await userEvent.click(price());
  await userEvent.keyboard(`${text}{Tab}`);
}

/** Puts a text on the field as the clipboard would. */
async function paste(text: string) {
  await userEvent.click(price());
  document.execCommand('insertText', false, text);
  await userEvent.keyboard('{Tab}');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('MoneyField', () => {
  it('gives minor units, and groups the figure afterwards', async () => {
    const onChange = vi.fn();
    await render(<Price onChange={onChange} />);
    await enter('45000.5');
    expect(onChange).toHaveBeenLastCalledWith(45_000_50);
    await expect.element(price()).toHaveValue('45,000.50');
  });

  it('is edited without separators', async () => {
    await render(<Price value={45_000_00} />);
    await expect.element(price()).toHaveValue('45,000');
    await userEvent.click(price());
    await expect.element(price()).toHaveValue('45000');
  });

  it.each([
    ['by the keyboard', () => userEvent.keyboard('{Tab}')],
    ['by a click', () => userEvent.click(price())],
    ['by a click on its label', () => userEvent.click(page.getByText('Price'))],
  ])('replaces its figure by what is typed after it was entered %s', async (_way, enterField) => {
    await render(<Price value={45_000_00} />);
    await enterField();
    await userEvent.keyboard('12{Tab}');
    await expect.element(price()).toHaveValue('12');
  });

  it('leaves the caret where a second click puts it', async () => {
    await render(<Price value={45_000_00} />);
    await userEvent.click(price());
    await userEvent.click(price());
    await userEvent.keyboard('{End}5{Tab}');
    await expect.element(price()).toHaveValue('450,005');
  });

  it('takes its whole figure again after the caret was put into it', async () => {
    await render(<Price value={45_000_00} />);
    await userEvent.click(price());
    await userEvent.click(price());
    await userEvent.keyboard('{Tab}');
    await userEvent.click(price());
    await userEvent.keyboard('12{Tab}');
    await expect.element(price()).toHaveValue('12');
  });

  it.each([
    ['Rs 45,000', 45_000_00],
    ['Rs. 1,23,456/-', 123_456_00],
    ['PKR 1,200.50', 1_200_50],
    ['۴۵٬۰۰۰٫۵۰', 45_000_50],
    ['\u200e12\u00a0500', 12_500_00],
  ])('takes %s as it is pasted', async (text, minor) => {
    const onChange = vi.fn();
    await render(<Price value={1_00} onChange={onChange} />);
    await paste(text);
    expect(onChange).toHaveBeenLastCalledWith(minor);
    await expect.element(price()).toBeValid();
  });

  it('takes the sign of its own currency, before the figure and after it', async () => {
    const onChange = vi.fn();
    await render(<Price currency="EUR" onChange={onChange} />);
    await paste('€ 1,299.99');
    await paste('1,300 EUR');
    expect(onChange.mock.calls).toEqual([[1_299_99], [1_300_00]]);
  });

  it.each([
    ['abc', /Enter an amount/],
    ['-1', /cannot be negative/],
    ['1e9', /Enter an amount/],
    ['1,5', /Enter an amount/],
    ['NaN', /Enter an amount/],
    ['0.001', /at most 2 decimals/],
    ['99999999999999999', /too large/],
  ])('keeps %s in sight and says what is wrong with it', async (text, message) => {
    const onChange = vi.fn();
    const onInvalidText = vi.fn();
    await render(<Price value={5_00} onChange={onChange} onInvalidText={onInvalidText} />);
    await userEvent.clear(price());
    await enter(text);
    await expect.element(price()).toHaveValue(text);
    await expect.element(price()).toBeInvalid();
    await expect.element(price()).toHaveAccessibleDescription(message);
    expect(onInvalidText).toHaveBeenLastCalledWith(text);
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('is exact up to the greatest amount that a number holds', async () => {
    const onChange = vi.fn();
    await render(<Price onChange={onChange} />);
    await enter('90071992547409.91');
    expect(onChange).toHaveBeenLastCalledWith(Number.MAX_SAFE_INTEGER);
    await expect.element(price()).toHaveValue('90,071,992,547,409.91');
  });

  it('says that the text is mended', async () => {
    const onInvalidText = vi.fn();
    await render(<Price onInvalidText={onInvalidText} />);
    await enter('12x');
    await userEvent.click(price());
    await userEvent.keyboard('{End}{Backspace}{Tab}');
    expect(onInvalidText).toHaveBeenLastCalledWith(null);
    await expect.element(price()).toBeValid();
    await expect.element(price()).toHaveValue('12');
  });

  it('prefers what is wrong with the text over a missing value', async () => {
    await render(<Price errorMessage="Enter the price" />);
    await enter('abc');
    await expect.element(price()).toHaveAccessibleDescription(/Enter an amount/);
  });

  it('shows a value that comes from elsewhere', async () => {
    await render(<Price />);
    await enter('abc');
    await userEvent.click(page.getByRole('button', { name: 'Suggest' }));
    await expect.element(price()).toHaveValue('9,900');
  });

  it.each([
    [{ maxValue: 1_000_00 }, '1001', /Enter Rs\s1,000 or less/],
    [{ minValue: 10_00 }, '9.99', /Enter Rs\s10 or more/],
    [{ minValue: -5_00, isNegativeAllowed: true }, '-6', /Enter \u2212Rs\s5 or more/],
  ])(
    'names the limit of %o that %s passes, and gives the amount all the same',
    async (limits, text, words) => {
      const onChange = vi.fn();
      await render(<Price {...limits} onChange={onChange} />);
      await enter(text);
      await expect.element(price()).toHaveAccessibleDescription(words);
      expect(onChange).toHaveBeenLastCalledWith(Math.round(Number(text) * 100));
    },
  );

  it('groups by lakhs where the language does', async () => {
    await render(
      <UIProvider locale="en-IN" messages={{ 'en-IN': {} }}>
        <Price value={1_234_567_00} />
      </UIProvider>,
    );
    await expect.element(price()).toHaveValue('12,34,567');
    await enter('7654321');
    await expect.element(price()).toHaveValue('76,54,321');
  });

  it('keeps the amount itself, goes back to the first one with its form, and sends minor units', async () => {
    const onChange = vi.fn();
    const screen = await render(
      <StrictMode>
        <form>
          <MoneyField label="Price" name="price" defaultValue={45_000_00} onChange={onChange} />
          <button type="reset">Reset</button>
        </form>
      </StrictMode>,
    );
    const sent = () => new FormData(screen.container.querySelector('form') ?? undefined).getAll('price');
    await enter('99.5');
    expect(sent()).toEqual(['9950']);
    await enter('abc');
    expect(sent()).toEqual(['']);
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.element(price()).toHaveValue('45,000');
    await expect.element(price()).toBeValid();
    expect(onChange).toHaveBeenLastCalledWith(45_000_00);
    expect(sent()).toEqual(['4500000']);
  });

  it('tells the caller who keeps the amount that the form was reset', async () => {
    await render(
      <form>
        <Price value={7_00} />
        <button type="reset">Reset</button>
      </form>,
    );
    await enter('8');
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.element(price()).toHaveValue('7');
  });

  it.each([Number.NaN, 12.5, Infinity])('shows %s as no amount, and warns of it once', async (value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const onChange = vi.fn();
    await render(<MoneyField label="Price" value={value} onChange={onChange} />);
    await expect.element(price()).toHaveValue('');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`MoneyField: \`value\` is ${value}`),
    );
    await enter('8');
    expect(onChange).toHaveBeenCalledExactlyOnceWith(8_00);
  });

  it('changes nothing while it is read-only', async () => {
    const onChange = vi.fn();
    await render(<MoneyField label="Price" value={45_000_00} isReadOnly onChange={onChange} />);
    await enter('12');
    await expect.element(price()).toHaveValue('45,000');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes an amount that the browser fills in', async () => {
    const onChange = vi.fn();
    await render(<Price onChange={onChange} />);
    const input = price().element() as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '1,250');
    input.dispatchEvent(new Event('input', { bubbles: true }));
    expect(onChange).toHaveBeenLastCalledWith(1_250_00);
  });
});
