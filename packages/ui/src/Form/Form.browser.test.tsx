import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchableSelect } from '../SearchableSelect/SearchableSelect.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const ignore = () => {};
const options = [
  { value: 'cash', label: 'Cash' },
  { value: 'bank', label: 'Bank' },
];

function Order(props: Partial<FormProps>) {
  return (
    <Form label="Order" onSubmit={ignore} {...props}>
      {props.children ?? (
        <>
          <TextField label="Name" name="name" />
          <DateField label="Ordered" name="ordered" value="2026-11-21" onChange={ignore} />
          <TextField label="City" name="city" />
        </>
      )}
      <Button type="submit">Save</Button>
    </Form>
  );
}

function Choices({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [choice, setChoice] = useState<string | null>(null);
  return (
    <Form label="Order" onSubmit={onSubmit} shouldAdvanceOnEnter>
      <Select label="Size" options={options} value="bank" onChange={ignore} />
      <SegmentedControl label="Made" options={options} value="bank" onChange={ignore} />
      <SegmentedControl label="To be made" options={options} value={choice} onChange={setChoice} />
      <TextField label="Calculated" value="12" isReadOnly />
      <div data-enter-pass="">
        <TextField label="Known" defaultValue="12" />
      </div>
      <TextField label="City" defaultValue="Karachi" />
      <TextArea label="Notes" />
    </Form>
  );
}

const labelOf = (option: (typeof options)[number]) => option.label;

function Route({ onSubmit }: Pick<FormProps, 'onSubmit'>) {
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const list = { options, getKey: labelOf, getLabel: labelOf };
  return (
    <Form label="Order" onSubmit={onSubmit} shouldAdvanceOnEnter>
      <SearchableSelect {...list} label="From" value={from} onChange={setFrom} />
      <SearchableSelect
        {...list}
        label="To"
        isDisabled={from === null}
        value={to}
        onChange={setTo}
        onCreate={setTo}
        getKeyLabel={(key) => key}
      />
      <TextField label="City" defaultValue="Karachi" />
    </Form>
  );
}

const save = () => page.getByRole('button', { name: 'Save' });
const box = (name: string) => page.getByRole('textbox', { name });
const part = (name: string) => page.getByRole('spinbutton', { name: new RegExp(`^${name}`) });
const summary = () => page.getByRole('region');

describe('Form', () => {
  it('lists what is to be corrected, takes focus there once the errors have come, and does not take it again', async () => {
    const { rerender } = await render(<Order submitCount={0} />);
    await userEvent.click(save());
    await rerender(<Order submitCount={1} />);
    await expect.element(save()).toHaveFocus();
    const errors = [{ name: 'name', label: 'Name', message: 'Enter a name' }];
    await rerender(<Order submitCount={1} {...{ errors }} />);
    await expect.element(summary()).toHaveFocus();
    await expect.element(summary()).toHaveAccessibleName('Please correct 1 field');
    await userEvent.click(box('Name'));
    await rerender(<Order submitCount={1} errors={[...errors, { name: 'city', message: 'Enter a city' }]} />);
    await expect.element(box('Name')).toHaveFocus();
  });

  it('lists fields with the same message on one line, each with its whole name', async () => {
    const required = ['Name', 'Ordered', 'City'].map((label) => ({ name: label, label, message: 'Missing' }));
    const errors = [
      ...required,
      { name: 'city', label: 'City', message: 'Too long' },
      { message: 'Try later' },
    ];
    await render(<Order {...{ errors }} />);
    const lines = summary().getByRole('listitem');
    expect(lines.elements()).toHaveLength(3);
    await expect.element(lines.first()).toMatchTextContent(/^Missing: Name.+ · Ordered.+ · City/);
    await expect.element(page.getByRole('button', { name: 'Ordered: Missing', exact: true })).toBeVisible();
  });

  it('leads from the list to a field of every kind', async () => {
    const controls = {
      text: page.getByRole('textbox', { name: 'Text' }),
      date: part('day').first(),
      range: part('day').nth(1),
      choice: page.getByRole('radio', { name: 'Bank' }),
      choices: page.getByRole('checkbox', { name: 'Cash' }),
      select: page.getByRole('combobox', { name: 'Select' }),
      files: page.getByRole('button', { name: 'Choose files' }),
    };
    const errors = Object.keys(controls).map((name) => ({ name, label: name, message: 'is wrong' }));
    await render(
      <Form label="All" onSubmit={ignore} errors={errors}>
        <TextField label="Text" name="text" />
        <DateField label="Date" name="date" value="" onChange={ignore} />
        <DateRangePicker label="Range" name="range" value={{ from: '', to: '' }} onChange={ignore} />
        <RadioGroup label="Choice" name="choice" options={options} value="bank" onChange={ignore} />
        <CheckboxGroup label="Choices" name="choices" options={options} value={[]} onChange={ignore} />
        <Select label="Select" name="select" options={options} value={null} onChange={ignore} />
        <FileDrop label="Files" name="files" value={[]} onChange={ignore} />
      </Form>,
    );
    for (const [name, control] of Object.entries(controls)) {
      await userEvent.click(page.getByRole('button', { name: `${name}: is wrong`, exact: true }));
      await expect.element(control).toHaveFocus();
    }
  });

  it('goes on with Enter, through a date as through one field, and submits from the last', async () => {
    const onSubmit = vi.fn();
    await render(<Order {...{ onSubmit }} shouldAdvanceOnEnter />);
    await userEvent.click(box('Name'));
    await userEvent.keyboard('{Enter}');
    await expect.element(part('day')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('City')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes on with Enter from a list through every choice, made or not, past what is read-only or known, to a text of several lines', async () => {
    const onSubmit = vi.fn();
    await render(<Choices {...{ onSubmit }} />);
    await userEvent.click(page.getByRole('combobox', { name: 'Size' }));
    await userEvent.keyboard('{Escape}{Enter}');
    await expect.element(page.getByRole('radio', { name: 'Bank' }).first()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('radio', { name: 'Cash' }).nth(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'Bank' }).nth(1)).toBeChecked();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('City')).toHaveFocus();
    await userEvent.keyboard('Lahore{Enter}');
    await expect.element(box('City')).toHaveValue('Lahore');
    await userEvent.keyboard('one{Enter}two');
    await expect.element(box('Notes')).toHaveValue('one\ntwo');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('goes on with Enter through a group of buttons as through one field, and submits from it where it is the last', async () => {
    const onSubmit = vi.fn();
    const group = (name: string) => (
      <fieldset aria-label={name} data-enter-stop="" tabIndex={-1}>
        <button type="button">Add to {name}</button>
      </fieldset>
    );
    await render(
      <Form label="Order" onSubmit={onSubmit} shouldAdvanceOnEnter>
        <TextField label="City" />
        {group('Pictures')}
        <TextField label="Street" />
        {group('Papers')}
      </Form>,
    );
    await userEvent.click(box('City'));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Pictures' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(box('Street')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Papers' })).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('goes on with the Enter that chooses from a list, to a field that the choice has made usable', async () => {
    const onSubmit = vi.fn();
    await render(<Route {...{ onSubmit }} />);
    await userEvent.click(page.getByRole('combobox', { name: 'From' }));
    await userEvent.keyboard('Ban{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'To' })).toHaveFocus();
    await userEvent.keyboard('New town{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'To' })).toHaveValue('New town');
    await expect.element(box('City')).toHaveFocus();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each([
    ['any part of a date', () => part('month')],
    ['a list', () => page.getByRole('combobox')],
  ])('submits with Enter from %s where Enter does not go on', async (_what, field) => {
    const onSubmit = vi.fn();
    await render(
      <Order {...{ onSubmit }}>
        <DateField label="Ordered" value="2026-11-21" onChange={ignore} />
        <Select label="Size" options={options} value="bank" onChange={ignore} />
      </Order>,
    );
    field().element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('is not submitted while it is pending, and once until the answer has come, however often it is asked to', async () => {
    let answer: () => void = ignore;
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { rerender } = await render(<Order {...{ onSubmit }} isPending />);
    await userEvent.click(save());
    await expect.element(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    expect(onSubmit).not.toHaveBeenCalled();
    await rerender(<Order {...{ onSubmit }} />);
    await userEvent.dblClick(save());
    await userEvent.click(box('Name'));
    await userEvent.keyboard('{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    answer();
    await vi.waitFor(async () => {
      await userEvent.click(save());
      expect(onSubmit).toHaveBeenCalledTimes(2);
    });
  });

  it('is not submitted by a form in a dialog that it has opened, by its button or by Ctrl Enter', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    await render(
      <Form label="Order" onSubmit={outer}>
        <Modal isOpen onClose={ignore} title="Customer">
          <Form label="Customer" onSubmit={inner}>
            <TextArea label="Note" />
            <Button type="submit">Add</Button>
          </Form>
        </Modal>
      </Form>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Add' }));
    await userEvent.click(page.getByLabelText('Note'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(inner).toHaveBeenCalledTimes(2);
    expect(outer).not.toHaveBeenCalled();
  });
});
