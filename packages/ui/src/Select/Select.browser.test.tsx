import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Select, type SelectProps } from './Select.tsx';

const ways = [
  { value: 'collect', label: 'Collected' },
  { value: 'courier', label: 'By courier' },
];
const anywhere = { value: '', label: 'Anywhere' };
const delivery = { label: 'Delivery', options: ways, value: null, onChange: () => {} };

const field = () => page.getByRole('combobox', { name: 'Delivery' });
const shown = () => (field().element() as HTMLSelectElement).selectedOptions[0]?.textContent;

it('hands its value to the form around it', async () => {
  await render(
    <form aria-label="Order">
      <Select {...delivery} name="way" value="courier" />
      <Select {...delivery} name="fixed" value="collect" isReadOnly />
      <Select {...delivery} name="off" value="collect" isDisabled />
    </form>,
  );
  const form = page.getByRole('form').element() as HTMLFormElement;
  expect([...new FormData(form)]).toEqual([
    ['way', 'courier'],
    ['fixed', 'collect'],
  ]);
});

it.each<[what: string, Partial<SelectProps>, text: string]>([
  ['a value that none of the options has', { value: 'pigeon' }, 'pigeon'],
  ['nothing', { value: null }, 'Choose…'],
  ['an empty text', { value: '' }, 'Choose…'],
  ['an empty text that an option has', { value: '', options: [...ways, anywhere] }, 'Anywhere'],
  ['an empty list', { options: [], placeholder: 'Nothing yet' }, 'Nothing yet'],
])('shows %s as what it is, not as the first option', async (_what, props, text) => {
  await render(<Select {...delivery} {...props} />);
  expect(shown()).toBe(text);
});

it('chooses the first of two options with the same value', async () => {
  const onChange = vi.fn();
  const options = [...ways, { value: 'courier', label: 'By another courier' }];
  const { rerender } = await render(<Select {...delivery} {...{ options, onChange }} />);
  await userEvent.selectOptions(field(), 'By another courier');
  expect(onChange).toHaveBeenLastCalledWith('courier');
  await rerender(<Select {...delivery} {...{ options, onChange }} value="courier" />);
  expect(shown()).toBe('By courier');
});
