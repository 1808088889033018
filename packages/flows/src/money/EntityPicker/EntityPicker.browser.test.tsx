import type { NewParty } from '@handset/domain';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { CreateHandler, FlowError, Party } from '../../form/embedding.ts';
import { parties } from '../../trade/PurchaseSlip/purchase.fixtures.ts';
import { EntityPicker, type EntityPickerProps } from './EntityPicker.tsx';
import { type EntityValue, emptyEntity } from './entity.ts';

function Kept({ defaultValue, ...props }: Partial<EntityPickerProps> & { defaultValue: EntityValue }) {
  const [value, setValue] = useState(defaultValue);
  const change = (next: EntityValue) => {
    props.onChange?.(next);
    setValue(next);
  };
  return <EntityPicker parties={{ items: parties }} {...props} value={value} onChange={change} />;
}

const show = (props: Partial<EntityPickerProps> = {}, defaultValue = emptyEntity) =>
  render(
    <FlowsProvider>
      <Kept {...props} defaultValue={defaultValue} />
    </FlowsProvider>,
  );

const id = '01934f00-0000-7000-8000-000000000399';
const make = () => vi.fn<CreateHandler<NewParty, Party>>(async (party) => ({ _id: id, ...party }));
const field = (name: string) => page.getByRole('textbox', { name });
const create = () => page.getByRole('button', { name: 'Create' });
const list = () => page.getByRole('combobox');
const typed: EntityValue = {
  ...emptyEntity,
  mode: 'new',
  name: 'Usman',
  number: '0312 1234567',
  reference: 'Walk-in',
};

describe('choosing somebody', () => {
  test('finds them by number, name and reference', async () => {
    const onChange = vi.fn();
    await show({ onChange });
    for (const [at, query] of ['0300123', 'bilal', 'Neighbour'].entries()) {
      await list().fill(query);
      await userEvent.keyboard('{Enter}');
      expect(onChange).toHaveBeenLastCalledWith({ ...emptyEntity, _id: parties[at]?._id });
    }
  });

  test.each([
    ['0345 9998887', 'Number'],
    ['Zubair', 'Name'],
  ])('makes somebody new of %s, which nobody has', async (query, label) => {
    await show();
    await list().fill(query);
    await userEvent.keyboard('{Enter}');
    await expect.element(field(label)).toHaveValue(query);
    await expect.element(field(label === 'Name' ? 'Number' : 'Name')).toHaveFocus();
  });

  test('keeps both halves while it is toggled', async () => {
    await show({}, { ...typed, _id: parties[0]?._id ?? null });
    await page.getByText('Select Existing').click();
    await expect.element(list()).toHaveValue('Ali Raza · 0300-1234567');
    await page.getByText('Create New').click();
    await expect.element(field('Name')).toHaveValue('Usman');
  });

  test('shows who was chosen before, also while the list is not there', async () => {
    await show(
      { parties: { items: [], error: 'The entities could not be loaded' } },
      { ...emptyEntity, _id: id },
    );
    await expect.element(list()).toHaveValue('Chosen before');
  });
});

describe('making somebody new', () => {
  test('hands over name, number and reference, and chooses who was made, before the list has them', async () => {
    const onCreateParty = make();
    const onChange = vi.fn();
    await show({ onCreateParty, onChange }, typed);
    await create().click();
    await expect.element(list()).toHaveValue('Usman · 0312-1234567');
    await expect.element(list()).toHaveFocus();
    expect(onCreateParty).toHaveBeenCalledExactlyOnceWith({
      name: 'Usman',
      number: '+923121234567',
      reference: 'Walk-in',
    });
    expect(onChange).toHaveBeenLastCalledWith({ ...emptyEntity, _id: id });
    await expect.element(page.getByText('Person created successfully!')).toBeInTheDocument();
  });

  test('says what is wrong with a number', async () => {
    const onCreateParty = make();
    await show({ onCreateParty }, { ...typed, number: '12' });
    await create().click();
    await expect.element(page.getByText('Enter a phone number, such as 0300 1234567')).toBeVisible();
    expect(onCreateParty).not.toHaveBeenCalled();
  });

  test('keeps what was typed when it is refused, and tells the host', async () => {
    const onError = vi.fn((_error: FlowError) => {});
    const refusal = { message: 'Usman is blocked', fieldErrors: { number: 'This number is blocked' } };
    await show({ onCreateParty: async () => refusal, onError }, typed);
    await create().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Usman is blocked');
    await expect.element(page.getByText('This number is blocked')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Usman');
    await expect.element(field('Reference')).toHaveValue('Walk-in');
    expect(onError).toHaveBeenCalledExactlyOnceWith({
      code: 'refused',
      operation: 'create-party',
      retryable: false,
      cause: refusal,
    });
    await field('Number').fill('0312 7654321');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('can be tried again after the call broke', async () => {
    const onError = vi.fn((_error: FlowError) => {});
    const onCreateParty = make().mockRejectedValueOnce(new Error(''));
    await show({ onCreateParty, onError }, typed);
    await create().click();
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error creating person');
    expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'failed', retryable: true });
    await create().click();
    await expect.element(list()).toHaveValue('Usman · 0312-1234567');
  });

  test('happens once however often the button is pressed', async () => {
    let answer: (party: Party) => void = () => {};
    const onCreateParty = vi.fn(
      (_party: NewParty) =>
        new Promise<Party>((resolve) => {
          answer = resolve;
        }),
    );
    await show({ onCreateParty }, typed);
    await create().dblClick();
    await expect.element(field('Name')).toBeDisabled();
    expect(onCreateParty).toHaveBeenCalledOnce();
    answer({ _id: id, name: 'Usman', number: '+923121234567', reference: 'Walk-in' });
    await expect.element(list()).toHaveValue('Usman · 0312-1234567');
  });

  test('offers who has the number already, and makes nobody twice', async () => {
    const onCreateParty = make();
    const onChange = vi.fn();
    await show({ onCreateParty, onChange }, { ...typed, name: 'ali raza', number: '+92 300 1234567' });
    await create().click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent('Ali Raza is already in the list. Choose the name under “Select Existing”.');
    expect(onCreateParty).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Choose Ali Raza' }).click();
    expect(onChange).toHaveBeenLastCalledWith({ ...emptyEntity, _id: parties[0]?._id });
  });

  test('makes another person with the same number', async () => {
    const onCreateParty = make();
    await show({ onCreateParty }, { ...typed, name: 'Hamza', number: '0300 1234567' });
    await create().click();
    await expect.element(list()).toHaveValue('Hamza · 0300-1234567');
  });
});

test('two on one page do not meet', async () => {
  await render(
    <FlowsProvider>
      <Kept defaultValue={emptyEntity} label="Seller" name="seller" />
      <Kept defaultValue={emptyEntity} label="Buyer" name="buyer" />
    </FlowsProvider>,
  );
  await page.getByRole('combobox', { name: 'Seller' }).fill('ali');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox', { name: 'Seller' })).toHaveValue('Ali Raza · 0300-1234567');
  await expect.element(page.getByRole('combobox', { name: 'Buyer' })).toHaveValue('');
});
