import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { MoneyField } from '../MoneyField/MoneyField.tsx';
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

  it('takes focus when it appears, where it is asked to', async () => {
    const { container } = await render(field({ onChange: vi.fn(), autoFocus: true }));
    await expect.poll(() => container.contains(document.activeElement)).toBe(true);
  });
});
