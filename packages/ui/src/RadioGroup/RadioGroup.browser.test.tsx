import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const options = [
  { value: 'full', label: 'In full' },
  { value: 'part', label: 'In part', isDisabled: true },
  { value: 'later', label: 'Later' },
];

function Payment(props: Partial<RadioGroupProps>) {
  const [value, setValue] = useState(props.value ?? null);
  return (
    <RadioGroup
      label="Payment"
      options={options}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const choice = (name: string) => page.getByRole('radio', { name });

describe('RadioGroup', () => {
  it('is one stop of Tab; arrows choose, past what is disabled and round the end', async () => {
    const onChange = vi.fn();
    await render(
      <>
        <Payment {...{ onChange }} value="full" />
        <button type="button">After</button>
      </>,
    );
    await userEvent.keyboard('{Tab}');
    await expect.element(choice('In full')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice('Later')).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(choice('In full')).toBeChecked();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
    expect(onChange.mock.calls.flat()).toEqual(['later', 'full']);
  });

  it('goes to the left for the next one in a row in Urdu', async () => {
    await render(
      <UIProvider locale="ur">
        <Payment value="full" orientation="horizontal" />
      </UIProvider>,
    );
    await userEvent.keyboard('{Tab}{ArrowLeft}');
    await expect.element(choice('Later')).toBeChecked();
  });

  it('can be empty, and is reached at its first choice', async () => {
    await render(<Payment />);
    await userEvent.keyboard('{Tab}');
    await expect.element(choice('In full')).toHaveFocus();
    await expect.element(choice('In full')).not.toBeChecked();
    await userEvent.keyboard('{ }');
    await expect.element(choice('In full')).toBeChecked();
  });

  it('has a choice whose value is an empty text', async () => {
    const onChange = vi.fn();
    await render(<Payment {...{ onChange }} options={[{ value: '', label: 'Any' }, ...options]} />);
    await userEvent.click(page.getByText('Any'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
  });

  it('names what is wrong with it', async () => {
    await render(<Payment errorMessage="Choose how it is paid" isRequired />);
    const group = page.getByRole('radiogroup', { name: 'Payment' });
    await expect.element(group).toHaveAccessibleDescription('Choose how it is paid');
    await expect.element(group).toHaveAttribute('aria-required', 'true');
  });

  it('takes focus when it appears, past what cannot be chosen', async () => {
    await render(<Payment autoFocus options={options.slice(1)} />);
    await expect.element(choice('Later')).toHaveFocus();
  });

  it('chooses again when the chosen one is taken out of the options', async () => {
    const { rerender } = await render(<Payment value="full" />);
    await rerender(<Payment options={options.slice(2)} />);
    await userEvent.click(page.getByText('Later'));
    await expect.element(choice('Later')).toBeChecked();
  });

  it('says that there is nothing to choose', async () => {
    await render(<Payment value="full" options={[]} />);
    await expect.element(page.getByText('No options found')).toBeVisible();
  });

  it('keeps two groups of one name apart, each in its form', async () => {
    await render(
      <>
        <form>
          <RadioGroup label="First" name="same" options={options} value="full" onChange={() => {}} />
        </form>
        <form>
          <Payment name="same" value="full" />
        </form>
      </>,
    );
    await userEvent.click(page.getByText('Later').last());
    await expect.element(choice('In full').first()).toBeChecked();
    await expect.element(choice('Later').last()).toBeChecked();
  });
});
