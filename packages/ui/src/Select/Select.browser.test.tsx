import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select, type SelectProps } from './Select.tsx';

const ways = [
  { value: 'collect', label: 'Collected' },
  { value: 'courier', label: 'By courier' },
  { value: 'post', label: 'By post', isDisabled: true },
];

function Delivery(props: Partial<SelectProps>) {
  const [value, setValue] = useState<string | null>(props.value ?? null);
  return (
    <Select
      label="Delivery"
      options={ways}
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

const field = () => page.getByRole('combobox', { name: 'Delivery' });
const shown = () => (field().element() as HTMLSelectElement).selectedOptions[0]?.textContent;

describe('Select', () => {
  it('chooses with the keyboard, and passes over what cannot be chosen', async () => {
    const onChange = vi.fn();
    await render(<Delivery onChange={onChange} />);
    expect(shown()).toBe('Choose…');
    await userEvent.tab();
    await userEvent.keyboard('by c');
    expect(onChange).toHaveBeenLastCalledWith('courier');
    await userEvent.keyboard('{ArrowDown}');
    expect(shown()).toBe('By courier');
  });

  it('hands its value to the form around it', async () => {
    await render(
      <form aria-label="Order">
        <Delivery name="way" value="courier" />
        <Delivery label="Read" name="fixed" value="collect" isReadOnly />
        <Delivery label="Off" name="off" value="collect" isDisabled />
      </form>,
    );
    const form = page.getByRole('form').element() as HTMLFormElement;
    expect([...new FormData(form)]).toEqual([
      ['way', 'courier'],
      ['fixed', 'collect'],
    ]);
  });

  it('can be reached but not changed while it is read-only', async () => {
    const onChange = vi.fn();
    await render(<Delivery value="courier" isReadOnly onChange={onChange} />);
    await userEvent.tab();
    await expect.element(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}coll');
    expect(shown()).toBe('By courier');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows a value that none of the options has as it is, not the first option', async () => {
    await render(<Delivery value="pigeon" />);
    expect(shown()).toBe('pigeon');
  });

  it('takes an empty text for nothing, unless one of the options has it', async () => {
    const anywhere = { value: '', label: 'Anywhere' };
    const { rerender } = await render(
      <Select label="Delivery" options={ways} value="" onChange={() => {}} />,
    );
    expect(shown()).toBe('Choose…');
    await rerender(<Select label="Delivery" options={[...ways, anywhere]} value="" onChange={() => {}} />);
    expect(shown()).toBe('Anywhere');
  });

  it('follows its options, and comes back to the value when its option does', async () => {
    const { rerender } = await render(
      <Select label="Delivery" options={ways} value="courier" onChange={() => {}} />,
    );
    await rerender(<Select label="Delivery" options={[]} value="courier" onChange={() => {}} />);
    expect(shown()).toBe('courier');
    await rerender(
      <Select
        label="Delivery"
        options={[{ value: 'courier', label: 'With Ali' }]}
        value="courier"
        onChange={() => {}}
      />,
    );
    expect(shown()).toBe('With Ali');
  });

  it('chooses the first of two options with the same value', async () => {
    const onChange = vi.fn();
    const twice = [...ways, { value: 'courier', label: 'By another courier' }];
    await render(<Delivery options={twice} onChange={onChange} />);
    await userEvent.selectOptions(field(), 'By another courier');
    expect(onChange).toHaveBeenLastCalledWith('courier');
    expect(shown()).toBe('By courier');
  });

  it('has nothing to choose in an empty list, and says so with its placeholder', async () => {
    await render(<Delivery options={[]} placeholder="Nothing yet" />);
    expect(shown()).toBe('Nothing yet');
    expect(page.getByRole('option').elements()).toHaveLength(1);
  });

  it('stays as wide as its place, however long its options are', async () => {
    await render(
      <div style={{ inlineSize: 240 }}>
        <Delivery options={[{ value: 'a', label: 'By somebody who comes '.repeat(50) }]} value="a" />
      </div>,
    );
    expect(field().element().getBoundingClientRect().width).toBeLessThanOrEqual(240);
  });

  it('keeps two fields of one page apart, in StrictMode too', async () => {
    await render(
      <StrictMode>
        <Delivery />
        <Delivery label="Return" />
      </StrictMode>,
    );
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Return' }), 'By courier');
    expect(shown()).toBe('Choose…');
  });
});
