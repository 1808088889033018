import { type NewBank, newBankSchema } from '@handset/domain';
import {
  DatePicker,
  MoneyField,
  PatternField,
  SearchableSelect,
  SegmentedControl,
  Select,
  TextArea,
  TextField,
} from '@handset/ui';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FlowsProvider } from '../embedding/FlowsProvider/FlowsProvider.tsx';
import { ImeiField } from '../stock/ImeiField/ImeiField.tsx';
import { button, field, show } from '../testing/dialogContract.fixtures.tsx';
import { hearTones } from '../testing/hearTones.fixtures.ts';
import { sendScan } from '../testing/sendScan.fixtures.ts';
import { Field } from './Field.tsx';
import { FormDialog } from './FormDialog.tsx';
import { type ScanHandler, useScanHandler } from './FormKeys.tsx';
import { useFlowForm } from './useFlowForm.ts';

const imei = '356938035643809';

interface Draft {
  person: string;
  cnic: string;
  amount: number | null;
  /** Follows the amount. */
  due: number | null;
  name: string;
  note: string;
  reference: string;
  date: string;
  imei1: string;
  condition: string;
  warranty: string;
}

const values: Draft = {
  person: '',
  cnic: '',
  amount: 500_00,
  due: 500_00,
  name: 'Ali',
  note: '',
  reference: '',
  date: '',
  imei1: '',
  condition: '',
  warranty: 'None',
};

/** A native select chooses by the digits that are typed on it. */
const warranties = ['None', '3 Months', '5 Months', '6 Months'].map((value) => ({ value, label: value }));
const conditions = ['New', 'Used'].map((value) => ({ value, label: value }));

interface ScanFormProps {
  onScan?: ScanHandler | undefined;
  onSubmit?: () => void | Promise<void>;
  onChange?: (draft: Draft) => void;
  onCreate?: (text: string) => void;
}

function ScanForm({ onScan, onSubmit = () => {}, onChange, onCreate = () => {} }: ScanFormProps) {
  const flow = useFlowForm<Draft, NewBank>({
    schema: newBankSchema,
    defaultValues: values,
    toInput: () => ({ bankName: 'HBL', accountType: 'Current', openingBalance: 0 }),
    labels: {},
    onSubmit: async () => await onSubmit(),
    onChange,
  });
  return (
    <FormDialog flow={flow} title="Form" asksBeforeLeaving={false} shouldAdvanceOnEnter onCancel={() => {}}>
      <Due />
      {onScan ? <Scans onScan={onScan} /> : null}
      <Field<Draft, 'person'> name="person">
        {(bound) => (
          <SearchableSelect
            {...bound}
            label="Person"
            options={['Ali Raza', 'Bilal Ahmed']}
            getKey={itself}
            getLabel={itself}
            onCreate={onCreate}
            createLabel={itself}
          />
        )}
      </Field>
      <Field<Draft, 'cnic'> name="cnic">
        {(bound) => <PatternField {...bound} label="CNIC" pattern="00000-0000000-0" />}
      </Field>
      <Field<Draft, 'amount'> name="amount">{(bound) => <MoneyField {...bound} label="Amount" />}</Field>
      <Field<Draft, 'name'> name="name">{(bound) => <TextField {...bound} label="Name" />}</Field>
      <Field<Draft, 'date'> name="date">{(bound) => <DatePicker {...bound} label="Date" />}</Field>
      <Field<Draft, 'reference'> name="reference">
        {(bound) => <TextField {...bound} label="Reference" />}
      </Field>
      <Field<Draft, 'imei1'> name="imei1">
        {(bound) => <ImeiField {...bound} label="IMEI #1" isConfirmed={false} onConfirmedChange={() => {}} />}
      </Field>
      <Field<Draft, 'condition'> name="condition">
        {(bound) => <SegmentedControl {...bound} label="Condition" options={conditions} />}
      </Field>
      <Field<Draft, 'warranty'> name="warranty">
        {(bound) => <Select {...bound} label="Warranty" options={warranties} />}
      </Field>
      <Field<Draft, 'note'> name="note">{(bound) => <TextArea {...bound} label="Note" />}</Field>
    </FormDialog>
  );
}

const itself = (text: string) => text;

function Due() {
  const { setValue } = useFormContext<Draft>();
  const amount = useWatch<Draft, 'amount'>({ name: 'amount' });
  useEffect(() => setValue('due', amount), [amount, setValue]);
  return null;
}

function Scans({ onScan }: { onScan: ScanHandler }) {
  useScanHandler(onScan);
  return null;
}

const open = async (props: ScanFormProps = {}) => {
  const onScan = vi.fn<ScanHandler>(() => 'taken');
  await show(<ScanForm onScan={onScan} {...props} />);
  return onScan;
};
const day = () => page.getByRole('spinbutton', { name: /^day/i });

test.each(['Person', 'CNIC', 'Amount', 'Name'])(
  'takes a scan, however slow, out of the field %s',
  async (name) => {
    const onScan = await open();
    const into = page.getByLabelText(name, { exact: true }).first();
    const before = ((await into.element()) as HTMLInputElement).value;
    for (const gap of [5, 119, 400]) {
      await into.click();
      sendScan(imei, 'Enter', gap);
      await expect.element(into).toHaveValue(before);
      await expect.element(into).toHaveFocus();
    }
    expect(onScan.mock.calls).toEqual([[imei], [imei], [imei]]);
  },
);

test('takes a scan out of an empty date', async () => {
  const onChange = vi.fn<(draft: Draft) => void>();
  await open({ onChange });
  await day().click();
  sendScan(imei, 'Enter', 119);
  await expect.element(day()).toMatchTextContent(/^dd$/);
  expect(onChange.mock.lastCall?.[0].date ?? '').toBe('');
});

test.each([
  ['select', () => page.getByRole('combobox', { name: 'Warranty' })],
  ['radio', () => page.getByRole('radio', { name: 'Used' })],
  ['button', () => button('Save')],
])('takes a scan, however slow, off a %s that it neither changes nor presses', async (_kind, target) => {
  const onChange = vi.fn<(draft: Draft) => void>();
  const onSubmit = vi.fn<() => void>();
  const onScan = await open({ onChange, onSubmit });
  const element = target().element() as HTMLElement;
  for (const scan of [
    () => userEvent.keyboard(`${imei}{Enter}`),
    () => sendScan(imei, 'Enter', 40),
    () => sendScan(imei, 'Enter', 110),
  ]) {
    element.focus();
    await scan();
    await expect.element(target()).toHaveFocus();
  }
  expect(onScan.mock.calls).toEqual([[imei], [imei], [imei]]);
  expect(onChange.mock.lastCall?.[0] ?? values).toEqual(values);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('hands both IMEIs of a phone over as one scan, and those of a carton one by one', async () => {
  const onScan = await open();
  const [second, third] = ['490154203237518', '352099001761481'];
  await field('Name').click();
  sendScan(`${imei},${second}`);
  sendScan([imei, second, third].join());
  await expect.element(field('Name')).toHaveValue('Ali');
  expect(onScan.mock.calls).toEqual([[imei, second], [imei], [second], [third]]);
});

test('takes an IMEI out of a note, and keeps what is typed into a reference', async () => {
  const onScan = await open();
  const note = page.getByLabelText('Note');
  await note.fill('Box is torn');
  sendScan(imei);
  await expect.element(note).toHaveValue('Box is torn');
  expect(onScan).toHaveBeenCalledExactlyOnceWith(imei);
  onScan.mockClear();
  await field('Reference').click();
  sendScan(imei, 'Enter', 400);
  await expect.element(field('Reference')).toHaveValue(imei);
  expect(onScan).not.toHaveBeenCalled();
  await field('Reference').fill('');
  await field('Reference').click();
  sendScan(imei);
  expect(onScan).toHaveBeenCalledExactlyOnceWith(imei);
});

test('says that the form has no place for a scan, until it is closed or something is entered', async () => {
  await open({ onScan: undefined });
  const notice = page.getByText(`IMEI ${imei} was scanned, but this form has no place for it`);
  for (const end of [() => button('Dismiss').click(), () => field('Name').fill('Bilal')]) {
    await field('Amount').click();
    sendScan(imei);
    await expect.element(notice).toBeVisible();
    await end();
    await expect.element(notice).not.toBeInTheDocument();
  }
});

test('leaves scans to the browser where the provider turns them off', async () => {
  const onScan = vi.fn<ScanHandler>(() => 'taken');
  await show(
    <FlowsProvider scans={false}>
      <ScanForm onScan={onScan} />
    </FlowsProvider>,
  );
  await field('Name').click();
  await userEvent.keyboard('{End}');
  sendScan(imei);
  await expect.element(field('Name')).toHaveValue(`Ali${imei}`);
  expect(onScan).not.toHaveBeenCalled();
});

test('answers a scan by a high tone where it was taken and a low one where it was refused, if sounds are on', async () => {
  const heard = hearTones();
  const onScan = vi.fn<ScanHandler>(() => 'taken');
  const { rerender } = await show(<ScanForm onScan={onScan} />);
  sendScan(imei);
  expect(onScan).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
  await rerender(
    <FlowsProvider sounds>
      <ScanForm onScan={onScan} />
    </FlowsProvider>,
  );
  await field('Name').click();
  sendScan(imei);
  onScan.mockReturnValue('refused');
  sendScan(imei);
  expect(heard).toEqual(['high', 'low']);
});

test('submits by Ctrl Enter from a button and a date, but not from an open list', async () => {
  const onSubmit = vi.fn<() => void>();
  await open({ onSubmit });
  await page.getByRole('combobox', { name: 'Person' }).fill('Bil');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onSubmit).not.toHaveBeenCalled();
  (button('Cancel').element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test.each([
  ['35693803', 'Only a part of an IMEI was scanned: 35693803. Scan it again.'],
  ['INV-42', 'INV-42 was scanned. It is not an IMEI.'],
  ['4006381333931', '4006381333931 was scanned. It is not an IMEI.'],
])('takes the code %s out of the field it was scanned into, and says what it is', async (code, said) => {
  const onCreate = vi.fn<(text: string) => void>();
  const onSubmit = vi.fn<() => void>();
  const onScan = await open({ onCreate, onSubmit });
  for (const name of ['Person', 'Amount', 'Name']) {
    const into = page.getByLabelText(name, { exact: true }).first();
    const before = ((await into.element()) as HTMLInputElement).value;
    await into.click();
    sendScan(code);
    await expect.element(into).toHaveValue(before);
    await expect.element(page.getByText(said)).toBeVisible();
    await button('Dismiss').click();
    await expect.element(into).toHaveFocus();
  }
  for (const heard of [onCreate, onSubmit, onScan]) expect(heard).not.toHaveBeenCalled();
});

test.each([5, 40, 110])(
  'keeps the IMEI of a field that a code is scanned into at %i ms a key',
  async (gap) => {
    await open();
    await field('IMEI #1').click();
    sendScan(imei, 'Enter', gap);
    for (const code of ['4006381333931', '356938035']) {
      await field('IMEI #1').click();
      sendScan(code, 'Enter', gap);
      await expect.element(field('IMEI #1')).toHaveValue(imei);
      await expect.element(field('IMEI #1')).toHaveFocus();
      await expect.element(page.getByText(new RegExp(code))).toBeInViewport();
    }
  },
);

test('leaves a code in a field that takes codes', async () => {
  await open();
  await field('Reference').click();
  sendScan('TID-98123');
  await expect.element(field('Reference')).toHaveValue('TID-98123');
});

test('takes a scan and keys while nothing has the focus', async () => {
  const onSubmit = vi.fn<() => void>();
  const onScan = await open({ onSubmit });
  await field('Name').click();
  (document.activeElement as HTMLElement).blur();
  expect(document.activeElement).toBe(document.body);
  sendScan(imei);
  expect(onScan).toHaveBeenCalledExactlyOnceWith(imei);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});

test('says that a scan came while the form was sent', async () => {
  let accepted = () => {};
  const onScan = await open({
    onSubmit: () =>
      new Promise<void>((resolve) => {
        accepted = resolve;
      }),
  });
  await button('Save').click();
  sendScan(imei);
  await expect.element(page.getByText(/^IMEI 356938035643809 was not added/)).toBeVisible();
  accepted();
  expect(onScan).not.toHaveBeenCalled();
});
