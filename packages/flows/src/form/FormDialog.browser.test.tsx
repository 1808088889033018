import { type NewBank, newBankSchema } from '@handset/domain';
import { MoneyField, TextField } from '@handset/ui';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, problem, show } from '../testing/dialogContract.fixtures.tsx';
import type { FlowError, Refusal, SubmitHandler } from './embedding.ts';
import { Field } from './Field.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';
import { useFlowForm } from './useFlowForm.ts';

interface Draft {
  bankName: string;
  accountType: NewBank['accountType'];
  openingBalance: number | null;
}

interface BankDialogProps extends Partial<Omit<FormDialogProps<Draft, NewBank>, 'flow' | 'children'>> {
  onSubmit: SubmitHandler<NewBank>;
  onError?: (error: FlowError) => void;
}

function BankDialog({ onSubmit, onError, ...props }: BankDialogProps) {
  const flow = useFlowForm<Draft, NewBank>({
    schema: newBankSchema,
    defaultValues: { bankName: '', accountType: 'Current', openingBalance: 0 },
    labels: { bankName: 'Name', openingBalance: 'Balance' },
    onSubmit: (value) => onSubmit(value),
    onError,
  });
  return (
    <FormDialog flow={flow} title="Bank" onCancel={() => {}} {...props}>
      <Field<Draft, 'bankName'> name="bankName">{(bound) => <TextField label="Name" {...bound} />}</Field>
      <Field<Draft, 'openingBalance'> name="openingBalance">
        {(bound) => <MoneyField label="Balance" {...bound} />}
      </Field>
    </FormDialog>
  );
}

const hbl = { bankName: 'HBL', accountType: 'Current', openingBalance: 500_00 };
const effectsOf = (bank: NewBank) => [{ label: bank.bankName, from: 'Rs 0', to: 'Rs 500' }];
const question = () => page.getByRole('alertdialog');

const open = async (props: Partial<BankDialogProps> = {}) => {
  const onSubmit = vi.fn<SubmitHandler<NewBank>>(async () => {});
  const onCancel = vi.fn<() => void>();
  const onError = vi.fn<(error: FlowError) => void>();
  await show(<BankDialog {...{ onSubmit, onCancel, onError }} {...props} />);
  return { onSubmit, onCancel, onError };
};
const fill = async () => {
  await field('Name').fill('HBL');
  await field('Balance').fill('500');
};
const isFilled = async () => {
  await expect.element(field('Name')).toHaveValue('HBL');
  await expect.element(field('Balance')).toHaveValue('500');
};

test('submits once, however often it is pressed, and stays disabled', async () => {
  const { onSubmit } = await open();
  await fill();
  await button('Save').dblClick();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(hbl));
  for (const label of ['Name', 'Balance']) await expect.element(field(label)).toBeDisabled();
  for (const name of ['Cancel', 'Save']) await expect.element(button(name)).toBeDisabled();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('cannot be changed, left or sent again while it is being sent', async () => {
  const onSubmit = vi.fn(() => new Promise<void>(() => {}));
  const { onCancel } = await open({ onSubmit });
  await fill();
  await button('Save').click();
  await expect.element(field('Name')).toBeDisabled();
  await expect.element(button('Cancel')).toBeDisabled();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onCancel).not.toHaveBeenCalled();
});

test('lists its effects, and sends once after Enter on the button that confirms them', async () => {
  const { onSubmit } = await open({ effectsOf, confirmLabel: 'Add Bank' });
  await fill();
  await userEvent.keyboard('{Enter}');
  await expect.element(question()).toMatchTextContent('HBLRs 0Rs 500');
  await question().getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question()).not.toBeInTheDocument();
  await isFilled();
  expect(onSubmit).not.toHaveBeenCalled();
  await button('Save').click();
  await expect.element(button('Add Bank')).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(hbl));
});

test('shows warnings before it sends', async () => {
  const { onSubmit } = await open({
    warningsOf: () => [{ code: 'number-known', number: '0300', names: ['Ali Raza'] }],
  });
  await fill();
  await button('Save').click();
  await expect.element(question()).toMatchTextContent(/Ali Raza/);
  expect(onSubmit).not.toHaveBeenCalled();
  await question().getByRole('button').last().click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(hbl));
});

test('submits by Ctrl Enter from any field', async () => {
  const { onSubmit } = await open({ shouldAdvanceOnEnter: true });
  await fill();
  await field('Name').click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(hbl));
});

test('marks what is wrong, moves focus to the list of it, and forgets it once corrected', async () => {
  const { onSubmit } = await open();
  await field('Balance').fill('');
  await button('Save').click();
  await expect.element(page.getByRole('region', { name: 'Please correct 2 fields' })).toHaveFocus();
  await problem('Balance: This is required').click();
  await expect.element(field('Balance')).toHaveFocus();
  await fill();
  await expect.element(page.getByText('This is required')).not.toBeInTheDocument();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('keeps every entry when the host refuses, says why, and tells the host', async () => {
  const refusal: Refusal = { message: 'The books are closed' };
  const { onError } = await open({ onSubmit: async () => refusal, effectsOf, confirmLabel: 'Add Bank' });
  await fill();
  await button('Save').click();
  await button('Add Bank').click();
  await expect.element(page.getByText('The books are closed').first()).toBeVisible();
  await isFilled();
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    code: 'refused',
    operation: 'submit',
    retryable: false,
    cause: refusal,
  });
});

test('keeps every entry when the host throws, and can be sent again', async () => {
  const cause = new Error('The line was cut');
  const onSubmit = vi.fn<SubmitHandler<NewBank>>(async () => {}).mockRejectedValueOnce(cause);
  const { onError } = await open({ onSubmit });
  await fill();
  await button('Save').click();
  await expect.element(page.getByText('The line was cut').first()).toBeVisible();
  await isFilled();
  expect(onError.mock.calls).toEqual([[{ code: 'failed', operation: 'submit', retryable: true, cause }]]);
  await button('Save').click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  expect(onSubmit).toHaveBeenLastCalledWith(hbl);
});

const noAnswer: Refusal = { message: 'No answer came', isUncertain: true };

test('cannot be changed while it may be saved, and sends the same again without asking', async () => {
  const onSubmit = vi.fn<SubmitHandler<NewBank>>(async () => {}).mockResolvedValueOnce(noAnswer);
  await open({ onSubmit, effectsOf, confirmLabel: 'Add Bank' });
  await fill();
  await button('Save').click();
  await button('Add Bank').click();
  await expect.element(page.getByText(/^This may be saved already/)).toBeVisible();
  for (const label of ['Name', 'Balance']) await expect.element(field(label)).toBeDisabled();
  await button('Try again').click();
  await vi.waitFor(() => expect(onSubmit.mock.calls).toEqual([[hbl], [hbl]]));
  await expect.element(question()).not.toBeInTheDocument();
});

test('asks again about what is changed after an answer came at last', async () => {
  const onSubmit = vi
    .fn<SubmitHandler<NewBank>>(async () => {})
    .mockResolvedValueOnce(noAnswer)
    .mockResolvedValueOnce({ message: 'The books are closed' });
  await open({ onSubmit, effectsOf, confirmLabel: 'Add Bank' });
  await fill();
  await button('Save').click();
  await button('Add Bank').click();
  await button('Try again').click();
  await expect.element(page.getByText('The books are closed').first()).toBeVisible();
  await field('Name').fill('UBL');
  await button('Save').click();
  await button('Add Bank').click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ ...hbl, bankName: 'UBL' }));
});

test('is left at once while nothing was entered', async () => {
  const { onCancel } = await open();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
});

test('asks before entries are left', async () => {
  const { onCancel } = await open();
  await fill();
  await button('Cancel').click();
  await button('Keep editing').click();
  await isFilled();
  expect(onCancel).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await button('Leave').click();
  await vi.waitFor(() => expect(onCancel).toHaveBeenCalledTimes(1));
});
