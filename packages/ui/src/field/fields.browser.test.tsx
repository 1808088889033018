import { type ReactNode, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import type { DateFieldProps } from '../dates/DateFieldProps.ts';
import { MoneyField, type MoneyFieldProps } from '../MoneyField/MoneyField.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PatternField } from '../PatternField/PatternField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import type { FieldProps } from './FieldProps.ts';
import { withState } from './withState.fixtures.tsx';

type Props = Omit<FieldProps, 'label'> & { onChange: (value: unknown) => void };

const options = [
  { value: 'cash', label: 'Cash' },
  { value: 'bank', label: 'Bank' },
];
const choice = { label: 'Word', options };

/** Each field, and the words to press in it. */
const fields: readonly (readonly [name: string, pressed: string, field: (props: Props) => ReactNode])[] = [
  ['Checkbox', 'Word', (props) => <Checkbox {...props}>Word</Checkbox>],
  ['CheckboxGroup', 'Bank', (props) => <CheckboxGroup {...choice} {...props} value={[]} />],
  ['DateField', 'Word', (props) => <DateField label="Word" {...props} value="2026-11-21" />],
  ['MoneyField', 'Word', (props) => <MoneyField label="Word" {...props} />],
  ['NumberField', 'Word', (props) => <NumberField label="Word" {...props} />],
  ['PasswordField', 'Word', (props) => <PasswordField label="Word" {...props} />],
  ['PatternField', 'Word', (props) => <PatternField label="Word" pattern="000" {...props} />],
  ['RadioGroup', 'Bank', (props) => <RadioGroup {...choice} {...props} value={null} />],
  ['SearchField', 'Word', (props) => <SearchField label="Word" {...props} value="" />],
  ['SegmentedControl', 'Bank', (props) => <SegmentedControl {...choice} {...props} value={null} />],
  ['Select', 'Word', (props) => <Select {...choice} {...props} value="bank" />],
  ['TextArea', 'Word', (props) => <TextArea label="Word" {...props} />],
  ['TextField', 'Word', (props) => <TextField label="Word" {...props} />],
];

const named = () => page.getByLabelText(/^Word/).first();

describe.each(fields)('%s', (_name, pressed, field) => {
  it('is described by its hint, also by one that comes later, and by its error in place of it', async () => {
    const { rerender } = await render(field({ onChange: vi.fn() }));
    await rerender(field({ onChange: vi.fn(), description: 'A hint' }));
    await expect.element(named()).toHaveAccessibleDescription(/A hint$/);
    await rerender(field({ onChange: vi.fn(), description: 'A hint', errorMessage: 'Wrong' }));
    await expect.element(named()).toHaveAccessibleDescription(/^(?!.*hint).*Wrong$/);
  });

  it('changes when it is used, but not while it is read-only', async () => {
    const onChange = vi.fn();
    const { rerender } = await render(field({ onChange, isReadOnly: true }));
    const use = async () => {
      await userEvent.click(page.getByText(pressed, { exact: true }).first());
      await userEvent.keyboard('1{ArrowUp}');
    };
    await use();
    expect(onChange).not.toHaveBeenCalled();
    await rerender(field({ onChange }));
    await use();
    expect(onChange).toHaveBeenCalled();
  });
});

it('RadioGroup whose chosen option is disabled gives focus to one that can be chosen', async () => {
  const some = options.map((option) => ({ ...option, isDisabled: option.value === 'cash' }));
  await render(<RadioGroup label="Word" options={some} value="cash" onChange={vi.fn()} autoFocus />);
  await expect.element(page.getByRole('radio', { name: 'Bank' })).toHaveFocus();
});

it('RadioGroup is reached by Tab when its value is that of no option', async () => {
  await render(<RadioGroup label="Word" options={options} value="" onChange={vi.fn()} />);
  await userEvent.tab();
  await expect.element(page.getByRole('radio').first()).toHaveFocus();
});

const sentAs = { label: 'Word', name: 'word' };
const KeptDate = withState<DateFieldProps>(DateField, { ...sentAs, value: '2026-11-21' });
const KeptMoney = withState<MoneyFieldProps>(MoneyField, { ...sentAs, value: 45_000_00 });

it.each([
  ['DateField', () => <KeptDate />, '05', '2026-11-05', '2026-11-21'],
  ['MoneyField', () => <MoneyField {...sentAs} defaultValue={45_000_00} />, '99.5', '9950', '4500000'],
  ['MoneyField whose amount the caller keeps', () => <KeptMoney />, '8', '800', '4500000'],
  ['NumberField', () => <NumberField {...sentAs} defaultValue={3} unit="pcs" />, '۱۲۵۰', '1250', '3'],
  ['PatternField', () => <PatternField {...sentAs} pattern="0-00" defaultValue="123" />, '45', '45', '123'],
  ['TextField', () => <TextField {...sentAs} defaultValue="first" />, 'second', 'second', 'first'],
])('%s sends what is typed, and what was first after a reset', async (_name, field, typed, sent, first) => {
  const { container } = await render(
    <StrictMode>
      <form>
        {field()}
        <button type="reset">Reset</button>
      </form>
    </StrictMode>,
  );
  const form = container.querySelector('form') ?? undefined;
  const sentNow = () => new FormData(form).getAll('word');
  const shownNow = () =>
    [...container.querySelectorAll<HTMLInputElement>('input, [role=spinbutton]')].map(
      ({ value, textContent }) => value ?? textContent,
    );
  const shown = shownNow();
  await userEvent.keyboard(`{Tab}${typed}{Tab}`);
  await expect.poll(sentNow).toEqual([sent]);
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  await expect.poll(sentNow).toEqual([first]);
  await expect.poll(shownNow).toEqual(shown);
});
