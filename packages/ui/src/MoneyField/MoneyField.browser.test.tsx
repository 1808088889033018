import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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

  it.each([
    ['abc', /Enter an amount/],
    ['-1', /cannot be negative/],
    ['1e9', /Enter an amount/],
    ['0.001', /at most 2 decimals/],
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

  it('names the limit that is passed', async () => {
    await render(<Price maxValue={100_00} />);
    await enter('101');
    await expect.element(price()).toHaveAccessibleDescription(/Enter Rs\s100 or less/);
  });
});
