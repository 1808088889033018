import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import type { SubmitHandler } from '../../form/embedding.ts';
import { hearTones } from '../../testing/hearTones.fixtures.ts';
import { sendScan } from '../../testing/sendScan.fixtures.ts';
import { StockPhoneModal } from './StockPhoneModal.tsx';
import type { StockPhoneModalProps } from './StockPhoneModalProps.ts';
import {
  changedPhone,
  drawPicture,
  filledDraft,
  filledPhone,
  lists,
  phone,
  shopId,
  today,
} from './stockPhone.fixtures.ts';
import type {
  StockPhone,
  StockPhoneDraft,
  StockPhoneEditSubmission,
  StockPhoneSubmission,
} from './stockPhoneDraft.ts';

const accept = () => vi.fn(async (_phone: StockPhoneSubmission) => {});
const acceptEdit = () => vi.fn(async (_edit: StockPhoneEditSubmission) => {});

interface Shown {
  onSubmit?: SubmitHandler<StockPhoneSubmission>;
  onChange?: (draft: StockPhoneDraft) => void;
  onError?: (error: { code: string }) => void;
  defaultDraft?: Partial<StockPhoneDraft>;
  isOpen?: boolean;
  units?: StockPhoneModalProps['units'];
  renderKnownPhone?: StockPhoneModalProps['renderKnownPhone'];
}

function Add(props: Shown) {
  return (
    <FlowsProvider today={today} sounds>
      <StockPhoneModal isOpen {...lists} shopId={shopId} onSubmit={accept()} onCancel={() => {}} {...props} />
    </FlowsProvider>
  );
}

interface ShownEdit {
  onSubmit?: SubmitHandler<StockPhoneEditSubmission>;
  phone?: StockPhone;
  conflict?: StockPhone | undefined;
}

function Edit(props: ShownEdit) {
  return (
    <FlowsProvider today={today}>
      <StockPhoneModal
        isOpen
        {...lists}
        phone={phone}
        onSubmit={acceptEdit()}
        onCancel={() => {}}
        {...props}
      />
    </FlowsProvider>
  );
}

const dialog = () => page.getByRole('dialog');
const field = (label: string) => dialog().getByLabelText(label, { exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const combobox = (name: string) => page.getByRole('combobox', { name });
const textbox = (name: string) => page.getByRole('textbox', { name });
const submit = () => button('Add Phone');
const files = () =>
  dialog().getByRole('group', { name: 'Images' }).element().querySelector('input[type=file]');
const pick = (...chosen: File[]) => {
  const input = files();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for pictures');
  // As the file chooser does it, without 20 MB on their way through the driver.
  const transfer = new DataTransfer();
  for (const file of chosen) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};

describe('adding a phone', () => {
  test('the second scan of a phone with two SIMs adds its second IMEI', async () => {
    const onSubmit = accept();
    await render(
      <Add defaultDraft={{ ...filledDraft, imei1: '', imei2: '', isDualSim: false }} onSubmit={onSubmit} />,
    );
    field('IMEI 1').element().focus();
    sendScan('356938035643809');
    await expect.element(page.getByRole('checkbox', { name: 'Add Dual SIM' })).toHaveFocus();
    sendScan('490154203237518');
    await expect.element(field('IMEI 2')).toHaveValue('490154203237518');
    expect(onSubmit).not.toHaveBeenCalled();
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith(filledPhone));
  });

  test('two IMEIs pasted into the first field become both of a phone with two SIMs', async () => {
    await render(<Add />);
    await field('IMEI 1').fill('356938035643809 / 490154203237518');
    await expect.element(field('IMEI 1')).toHaveValue('356938035643809');
    await expect.element(field('IMEI 2')).toHaveValue('490154203237518');
    await field('IMEI 2').click();
    sendScan('352099001761481,490154203237526');
    await expect.element(field('IMEI 1')).toHaveValue('352099001761481');
    await expect.element(field('IMEI 2')).toHaveValue('490154203237526');
  });

  test('the scan of a phone in stock sounds refused, wherever focus is, and says what is known of it', async () => {
    const heard = hearTones();
    const held = { _id: 'held', imei1: '356938035643809', companyName: 'Apple', modelName: 'iPhone 13' };
    const renderKnownPhone = (imei: string) => <p>{`${imei} is in stock`}</p>;
    await render(<Add units={{ items: [{ ...held, imei2: null }] }} renderKnownPhone={renderKnownPhone} />);
    for (const place of [field('Name'), field('IMEI 1')]) {
      await field('IMEI 1').fill('');
      await place.click();
      sendScan(held.imei1);
      await expect.element(page.getByText(`${held.imei1} is in stock`)).toBeVisible();
    }
    expect(heard).toEqual(['low', 'low']);
  });

  test('the keyboard alone adds a phone', async () => {
    const onSubmit = accept();
    await render(<Add onSubmit={onSubmit} />);
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Galaxy A15 blue{Enter}');
    await expect.element(combobox('Company Name')).toHaveFocus();
    await userEvent.keyboard('Samsung{Enter}');
    await expect.element(combobox('Model Name')).toHaveFocus();
    await userEvent.keyboard('Galaxy A15{Enter}');
    await expect.element(field('Specifications')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Color')).toHaveFocus();
    await userEvent.keyboard('Blue{Enter}');
    await expect.element(field('IMEI 1')).toHaveFocus();
    await userEvent.keyboard('356938035643809{Enter}');
    await expect.element(page.getByRole('checkbox', { name: 'Add Dual SIM' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Demand Price')).toHaveFocus();
    await userEvent.keyboard('52000{Enter}45000{Enter}50000{Enter}');
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
        companyName: 'Samsung',
        modelSpecifications: 'Galaxy A15',
        color: 'Blue',
        imei: '356938035643809',
        demandPrice: 5_200_000,
        purchasePrice: 4_500_000,
        finalPrice: 5_000_000,
      }),
    );
  });
});

describe('images', () => {
  test('the first one is the cover image, and another can be made it', async () => {
    const onSubmit = accept();
    await render(<Add defaultDraft={filledDraft} onSubmit={onSubmit} />);
    pick(await drawPicture('front.png', '#0e6660'), await drawPicture('back.png', '#803030', 65));
    await expect.element(page.getByText('Cover', { exact: true })).toBeVisible();
    await page
      .getByRole('button', {
        name: /Move forward.*back\.png|back\.png.*Move forward|back\.png.*cover|cover.*back\.png/i,
      })
      .first()
      .click();
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const { pictures } = onSubmit.mock.lastCall?.[0] ?? filledPhone;
    expect(pictures.coverImage?.name).toBe('back.png');
    expect(pictures.images.map(({ name }) => name)).toEqual(['front.png']);
  });

  test('what is no picture and more than ten are left out by name; the rest stays', async () => {
    const onError = vi.fn();
    const onSubmit = accept();
    await render(<Add defaultDraft={filledDraft} onError={onError} onSubmit={onSubmit} />);
    const text = new File(['not a picture'], 'text.png', { type: 'image/png' });
    const good = await Promise.all(
      Array.from({ length: 12 }, (_, index) => drawPicture(`good-${index}.png`, '#0e6660', 20 + index)),
    );
    pick(text, ...good);
    const refusals = page.getByRole('alert').filter({ hasText: 'text.png' });
    for (const name of ['text.png', 'good-10.png', 'good-11.png'])
      await expect.element(refusals).toMatchTextContent(name);
    await vi.waitFor(() =>
      expect(onError.mock.calls.map(([error]) => [error.code, error.operation])).toEqual([
        ['unreadable', 'read-file'],
      ]),
    );
    await submit().click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    const { pictures } = onSubmit.mock.lastCall?.[0] ?? filledPhone;
    expect([pictures.coverImage, ...pictures.images].map((file) => file?.name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `good-${index}.png`),
    );
  });
});

describe('submitting', () => {
  test('on success the modal closes, and the form is empty when it opens again', async () => {
    const { rerender } = await render(<Add defaultDraft={filledDraft} />);
    await submit().click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await rerender(<Add isOpen={false} />);
    await rerender(<Add isOpen />);
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('IMEI 1')).toHaveValue('');
    await expect.element(field('Purchase Price')).toHaveValue('');
  });
});

describe('leaving and coming back', () => {
  test('the draft that was told last restores the form', async () => {
    const onChange = vi.fn((_draft: StockPhoneDraft) => {});
    const { unmount } = await render(<Add onChange={onChange} />);
    await field('Name').fill('Galaxy A15 blue');
    await page.getByText('Add Dual SIM').click();
    await field('IMEI 2').fill('490154203237518');
    await field('Demand Price').fill('52000');
    const kept: StockPhoneDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await render(<Add defaultDraft={kept} />);
    await expect.element(field('Name')).toHaveValue('Galaxy A15 blue');
    await expect.element(field('IMEI 2')).toHaveValue('490154203237518');
    await expect.element(field('Demand Price')).toHaveValue('52,000');
  });
});

describe('editing a phone', () => {
  test('opens prefilled and hands over the edit with the version that it is based on', async () => {
    const onSubmit = acceptEdit();
    await render(<Edit onSubmit={onSubmit} />);
    await expect.element(page.getByRole('dialog', { name: 'Edit Phone' })).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Galaxy A15 blue');
    await expect.element(page.getByRole('combobox', { name: 'Model Name' })).toHaveValue('Galaxy A15');
    await field('Color').fill('Navy');
    await button('Update Phone').click();
    await vi.waitFor(() =>
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
        name: 'Galaxy A15 blue',
        companyName: 'Samsung',
        modelSpecifications: 'Galaxy A15',
        specs: 'PTA',
        color: 'Navy',
        imei1: '356938035643809',
        imei2: undefined,
        price: { demandPrice: 5_200_000, purchasePrice: 4_500_000, finalPrice: 5_000_000 },
        version: 3,
        pictures: { images: [] },
      }),
    );
  });

  test('a cost that is not to be seen is neither asked for nor sent', async () => {
    const onSubmit = acceptEdit();
    await render(<Edit phone={{ ...phone, purchasePrice: null }} onSubmit={onSubmit} />);
    await expect.element(page.getByLabelText('Purchase Price')).not.toBeInTheDocument();
    await button('Update Phone').click();
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].price.purchasePrice).toBeUndefined());
  });

  test('a stored cover stays unless the first new image is made it', async () => {
    const onSubmit = acceptEdit();
    const url = URL.createObjectURL(await drawPicture('stored.png', '#333333'));
    await render(<Edit phone={{ ...phone, pictures: [{ _id: 'p1', url }] }} onSubmit={onSubmit} />);
    pick(await drawPicture('new.png', '#0e6660'));
    await page.getByText('Make the first new image the cover image').click();
    await button('Update Phone').click();
    await vi.waitFor(() => expect(onSubmit.mock.lastCall?.[0].pictures.coverImage?.name).toBe('new.png'));
  });
});

describe('a phone that somebody else changed meanwhile', () => {
  test('shows both values side by side; what only they changed is taken over, the rest is to be chosen', async () => {
    const onSubmit = vi
      .fn<SubmitHandler<StockPhoneEditSubmission>>()
      .mockResolvedValueOnce({
        message: 'Somebody changed this meanwhile',
        fieldErrors: { version: 'This is not the latest version' },
      })
      .mockResolvedValue(undefined);
    const { rerender } = await render(<Edit onSubmit={onSubmit} />);
    await textbox('Color').fill('Navy');
    await button('Update Phone').click();
    await expect.element(page.getByText('Somebody changed this meanwhile')).toBeVisible();
    await rerender(<Edit onSubmit={onSubmit} conflict={changedPhone} />);
    await expect.element(page.getByText('This phone was changed meanwhile')).toBeVisible();
    await expect.element(textbox('Final Price')).toHaveValue('49,000');
    await expect.element(textbox('Color')).toHaveValue('Navy');
    await button('Update Phone').click();
    await expect
      .element(button('Color: This was changed meanwhile: choose yours or the saved one'))
      .toBeVisible();
    expect(onSubmit).toHaveBeenCalledOnce();
    const color = page.getByRole('radiogroup', { name: 'Color' });
    await expect.element(color).toMatchTextContent(/Yours.*Navy.*Saved now.*Black/);
    await color.getByText('Saved now').click();
    await expect.element(textbox('Color')).toHaveValue('Black');
    await button('Update Phone').click();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
      color: 'Black',
      price: { finalPrice: 4_900_000 },
      version: 4,
    });
  });

  test('all of one’s own can be kept at once', async () => {
    const onSubmit = acceptEdit();
    const { rerender } = await render(<Edit onSubmit={onSubmit} />);
    await textbox('Color').fill('Navy');
    await rerender(<Edit onSubmit={onSubmit} conflict={changedPhone} />);
    await button('Keep all of yours').click();
    await expect.element(textbox('Final Price')).toHaveValue('50,000');
    await button('Update Phone').click();
    await vi.waitFor(() =>
      expect(onSubmit.mock.lastCall?.[0]).toMatchObject({
        color: 'Navy',
        price: { finalPrice: 5_000_000 },
        version: 4,
      }),
    );
  });
});
