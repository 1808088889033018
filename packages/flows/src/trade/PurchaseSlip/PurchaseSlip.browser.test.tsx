import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FlowsProvider } from '../../embedding/FlowsProvider/FlowsProvider.tsx';
import { photograph } from '../../form/PictureSlots/pictures.fixtures.ts';
import { sendScan } from '../../testing/sendScan.fixtures.ts';
import { PurchaseSlip } from './PurchaseSlip.tsx';
import type { PurchaseSubmission } from './PurchaseSlipProps.ts';
import { filledDraft, filledSlip, lists, today } from './purchase.fixtures.ts';
import { type PurchaseDraft, withoutPayment } from './purchaseDraft.ts';

const accept = () => vi.fn(async (_slip: PurchaseSubmission) => {});

async function open(props: Partial<Parameters<typeof PurchaseSlip>[0]> = {}) {
  const onCancel = vi.fn();
  const screen = await render(
    <FlowsProvider today={today}>
      <PurchaseSlip
        isOpen
        {...lists}
        onSubmit={accept()}
        onCancel={onCancel}
        {...(props as { onSubmit?: (slip: PurchaseSubmission) => Promise<void> })}
      />
    </FlowsProvider>,
  );
  return { onCancel, unmount: screen.unmount };
}

const field = (label: string) => page.getByRole('dialog').getByLabelText(label, { exact: false }).first();
const walletField = (label: string) =>
  page.getByRole('dialog', { name: 'Wallet Transaction' }).getByLabelText(label, { exact: false }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = async (label: string, query: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: label }).fill(query);
  await page.getByRole('option', { name: option }).first().click();
};
const saveWallet = async () => {
  const wallet = page.getByRole('dialog', { name: 'Wallet Transaction' });
  await wallet.getByRole('button', { name: 'Save' }).click();
  await expect.element(wallet).not.toBeInTheDocument();
};
const phonePicture = () => page.getByRole('group', { name: 'Phone picture' });
const give = async (file: File) => {
  await expect.element(phonePicture()).toBeInTheDocument();
  const input = phonePicture().element().querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('The slot takes no files');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
const post = async () => {
  await button('Save').click();
  await button('Post purchase').click();
};

afterEach(() => vi.restoreAllMocks());

describe('filling a slip', () => {
  test('hands over a used phone bought for cash, typed from the first field to the last', async () => {
    const onSubmit = accept();
    await open({ onSubmit });
    await choose('Party', '0300123', /Ali Raza/);
    await field('CNIC No#').fill('35202-1234567-1');
    await field('Father name').fill('Raza Khan');
    await choose('Company', 'sams', 'Samsung');
    await choose('Model', 'A35', 'Galaxy A35');
    await field('IMEI #1').fill('35 693803 564380 9');
    await field('IMEI #2').fill('490154-20-323751-8');
    await page.getByText('Used', { exact: true }).click();
    await field('Remaining company warranty').selectOptions('6 Months');
    await choose('RAM/Memory', '8/256', '8/256');
    await field('Color').fill('Navy');
    await page.getByLabelText('Specifications').selectOptions('PTA');
    await field('Battery Health').fill('91');
    await page.getByText('Charger').click();
    await page.getByText('Box', { exact: true }).click();
    await field('Purchase Price').fill('45,000');
    await field('Demand Price').fill('54000');
    await field('Final Price').fill('52000');
    await button('Proceed To Pay').click();
    await walletField('Payment method').selectOptions('Pocket Cash');
    await page
      .getByRole('dialog', { name: 'Pocket cash amount' })
      .getByRole('button', { name: 'Save' })
      .click();
    await saveWallet();
    await post();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...filledSlip, pictures: {} }));
  });

  test('asks about a final price above the demand, and a second party with a number', async () => {
    const entity = { mode: 'new' as const, _id: '', name: 'Zed', number: '+923001234567', reference: '' };
    await open({ defaultDraft: { ...filledDraft, entity, finalPrice: 5_400_001 } });
    await button('Save').click();
    const question = page.getByRole('alertdialog');
    await expect
      .element(question)
      .toMatchTextContent(/final price of Rs.54,000.01 is above the demand price of Rs.54,000/);
    await expect.element(question).toMatchTextContent(/already the number of Ali Raza/);
  });

  test('names what is posted, and the CNIC pictures that a used phone lacks', async () => {
    const cnicFrontPic = [photograph('front.png')];
    await open({ defaultDraft: { ...filledDraft, pictures: { cnicFrontPic } } });
    await button('Save').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toMatchTextContent('SellerAli Raza');
    await expect.element(question).toMatchTextContent('PhoneSamsung · Galaxy A35 · 8/256 · Navy');
    await expect.element(question).toMatchTextContent('35 6938035 643809 / 49 0154203 237518');
    await expect.element(question).toMatchTextContent('Purchase PriceRs 45,000');
    await expect.element(question).toMatchTextContent('Pictures missing for a used phone: CNIC back');
    await button('Cancel').last().click();
    await page.getByText('New', { exact: true }).click();
    await button('Save').click();
    await expect.element(question).toMatchTextContent('SellerAli Raza');
    await expect.element(question).not.toMatchTextContent(/Pictures missing/);
  });

  test('asks for both sides of the CNIC of a used phone, each until it is there', async () => {
    const cnicFrontPic = [photograph('front.png')];
    await open({ defaultDraft: { ...filledDraft, pictures: { cnicFrontPic } } });
    const side = (name: string) => page.getByRole('group', { name, exact: true });
    const asked = 'For a used phone, add this side of the card';
    await expect.element(side('CNIC back')).toMatchTextContent(asked);
    await expect.element(side('CNIC front')).not.toMatchTextContent(asked);
    await side('CNIC front')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect.element(side('CNIC front')).toMatchTextContent(asked);
    await page.getByText('New', { exact: true }).click();
    for (const name of ['CNIC front', 'CNIC back'])
      await expect.element(side(name)).not.toMatchTextContent(asked);
  });

  test('only a used phone asks for its remaining warranty, twelve months at first', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: { ...filledDraft, phoneCondition: null, warranty: '12 Months' }, onSubmit });
    const warranty = field('Remaining company warranty');
    await expect.element(warranty).not.toBeInTheDocument();
    await page.getByText('Used', { exact: true }).click();
    await expect.element(warranty).toHaveValue('12 Months');
    await page.getByText('New', { exact: true }).click();
    await expect.element(warranty).not.toBeInTheDocument();
    await post();
    await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].warranty).toBeUndefined());
  });

  test('credit reveals its fields, computes what stays payable, and lists its effects before it is posted', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: { ...filledDraft, payment: null }, onSubmit });
    await expect.element(field('Payable now')).not.toBeInTheDocument();
    await page.getByText('Credit', { exact: true }).click();
    await field('Payable now').fill('20000');
    await expect.element(field('Payable later')).toHaveValue('25,000');
    await page.getByRole('spinbutton', { name: /^day.*First payment date/ }).click();
    await userEvent.keyboard('21122026');
    await button('Proceed To Pay').click();
    await walletField('Payment method').selectOptions('Both');
    await walletField('Bank account').selectOptions('HBL · Current');
    const bank = page.getByRole('dialog', { name: 'Bank amount' });
    await expect.element(bank).toMatchTextContent('The cash will be deducted from your selected bank.');
    await bank.getByRole('textbox').fill('15000');
    await bank.getByRole('button', { name: 'Save' }).click();
    const pocket = page.getByRole('dialog', { name: 'Pocket cash amount' });
    await expect.element(pocket.getByRole('textbox')).toHaveValue('5000');
    await pocket.getByRole('button', { name: 'Save' }).click();
    await saveWallet();
    await button('Save').click();
    const effects = page.getByRole('alertdialog');
    await expect.element(effects).toMatchTextContent('Phone stock+Rs 45,000');
    await expect.element(effects).toMatchTextContent('Pocket CashRs 90,000Rs 85,000');
    await expect.element(effects).toMatchTextContent('HBLRs 350,000Rs 335,000');
    await expect.element(effects).toMatchTextContent('We owe Ali RazaRs 0Rs 25,000');
    await button('Post purchase').click();
    await vi.waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
        purchasePaymentType: 'credit',
        creditPaymentData: {
          payableAmountNow: 2_000_000,
          payableAmountLater: 2_500_000,
          dateOfPayment: '2026-12-21',
        },
        pocketCash: 500_000,
        accountCash: 1_500_000,
        bankAccountUsed: lists.banks.items[0]?._id,
      }),
    );
  });

  test('says that the specifications are the PTA status, and the final price is the lowest', async () => {
    await open();
    await expect.element(field('Specifications')).toHaveAccessibleDescription('PTA status');
    await expect.element(field('Final Price')).toHaveAccessibleDescription('The lowest price you accept');
  });

  test('offers the six registration statuses, and warns plainly of CPID and patch approval', async () => {
    await open({ defaultDraft: filledDraft });
    const statuses = page.getByLabelText('Specifications');
    const names = [...statuses.element().querySelectorAll('option:not([disabled])')].map(
      (each) => each.textContent,
    );
    expect(names).toEqual(['PTA', 'Non-PTA FU', 'Non-PTA JV', 'CPID', 'Patch Approval', 'Other']);
    const warning = page.getByText(/means an altered IMEI/);
    await expect.element(warning).not.toBeInTheDocument();
    for (const status of ['CPID', 'Patch Approval']) {
      await statuses.selectOptions(status);
      await expect.element(warning).toMatchTextContent(`${status} means an altered IMEI`);
    }
  });

  test('two IMEIs that are pasted at once fill both fields', async () => {
    await open();
    await field('IMEI #1').fill('IMEI1: 35 693803 564380 9 / IMEI2: 490154-20-323751-8');
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(field('IMEI #2')).toHaveValue('490154203237518');
  });

  test('both IMEIs that are scanned into the second field belong to one phone', async () => {
    await open();
    for (const before of ['', '356938035643809']) {
      await field('IMEI #1').fill(before);
      await field('IMEI #2').fill('');
      await field('IMEI #2').click();
      sendScan('356938035643809,490154203237518');
      await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
      await expect.element(field('IMEI #2')).toHaveValue('490154203237518');
    }
  });

  test('a picture goes with the slip; one that cannot be read is left out and told to the host', async () => {
    const onSubmit = accept();
    const onError = vi.fn();
    await open({ defaultDraft: filledDraft, onSubmit, onError });
    const picture = photograph('phone.png');
    await give(new File(['a letter'], 'letter.jpg', { type: 'image/jpeg' }));
    await vi.waitFor(() =>
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ code: 'unreadable', operation: 'read-file' }),
    );
    await give(picture);
    await expect.element(phonePicture().getByRole('img', { name: /phone.png/ })).toBeVisible();
    await post();
    await vi.waitFor(() =>
      expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ pictures: { phonePicture: [picture] } }),
    );
  });

  test('finds the storage of an iPhone, not the RAM/Memory of another phone', async () => {
    await open({ defaultDraft: { ...filledDraft, companyName: 'Apple', modelName: 'iPhone 14' } });
    const memory = page.getByRole('combobox', { name: 'RAM/Memory' });
    await memory.fill('128');
    await userEvent.keyboard('{Enter}');
    await expect.element(memory).toHaveValue('128 GB');
  });

  test('takes a RAM/Memory that nobody has listed', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: filledDraft, onSubmit });
    await choose('RAM/Memory', '24/1TB', 'Add “24/1TB”');
    await expect.element(page.getByRole('combobox', { name: 'RAM/Memory' })).toHaveValue('24/1TB');
    await post();
    await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].ramMemory).toBe('24/1TB'));
  });
});

describe('a CNIC on file', () => {
  const cnic = () => field('CNIC No#');
  const onFileOf = (party: string) => ({
    ...filledDraft,
    cnic: '',
    entity: { ...filledDraft.entity, _id: party },
  });

  test('satisfies the field for its own party alone, and is left out of the slip and of its draft', async () => {
    const onSubmit = accept();
    const onChange = vi.fn((_draft: PurchaseDraft) => {});
    await open({ defaultDraft: onFileOf('300'), onSubmit, onChange });
    await choose('Party', 'sana', /Sana Iqbal/);
    await expect.element(cnic()).toHaveValue('42101-7654321-9');
    await expect.element(cnic()).toHaveAccessibleDescription('On file');
    await page.getByText('Create New', { exact: true }).click();
    await expect.element(cnic()).toHaveValue('');
    await page.getByText('Select Existing', { exact: true }).click();
    await choose('Party', 'bilal', /Bilal Traders/);
    await expect.element(cnic()).toHaveValue('');
    await expect.element(cnic()).toHaveAttribute('placeholder', expect.stringContaining('61101-•••••••-3'));
    expect(JSON.stringify(onChange.mock.calls)).not.toContain('7654321');
    await post();
    await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].cnic).toBeUndefined());
  });

  test('is asked of a party without one', async () => {
    await open({ defaultDraft: onFileOf('302') });
    await choose('Party', 'ali', /Ali Raza/);
    await button('Save').click();
    await expect.element(cnic()).toHaveAccessibleDescription('This is required');
    await choose('Party', 'sana', /Sana Iqbal/);
    await expect.element(cnic()).toHaveAccessibleDescription('On file');
  });

  test('gives way to a number that is typed, which stays when the seller changes', async () => {
    const onSubmit = accept();
    await open({ defaultDraft: onFileOf('302'), onSubmit });
    await cnic().fill('');
    await expect.element(cnic()).toHaveValue('');
    await field('Father name').click();
    await expect.element(cnic()).toHaveValue('42101-7654321-9');
    await cnic().fill('3520212345671');
    await page.getByRole('combobox', { name: 'Party' }).fill('bilal');
    await userEvent.keyboard('{Enter}');
    await expect.element(cnic()).toHaveFocus();
    await expect.element(cnic()).toHaveValue('35202-1234567-1');
    await expect.element(cnic()).toHaveAccessibleDescription(/On file: .61101-•••••••-3/);
    await expect.element(page.getByText('This differs from the CNIC on file')).toBeVisible();
    await button('Save').click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toMatchTextContent(/The CNIC differs from the one on file, .61101-•••••••-3/);
    await button('Post purchase').click();
    await vi.waitFor(() => expect(onSubmit.mock.calls[0]?.[0].cnic).toBe('3520212345671'));
  });
});

describe('submitting', () => {
  test('pressing twice posts once, and everything is disabled meanwhile and afterwards', async () => {
    let answer = () => {};
    const onSubmit = vi.fn(
      (_slip: PurchaseSubmission) =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    await open({ defaultDraft: filledDraft, onSubmit });
    await button('Save').click();
    await button('Post purchase').dblClick();
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect.element(field('Purchase Price')).toBeDisabled();
    await expect.element(field('IMEI #1')).toBeDisabled();
    answer();
    await expect.element(field('IMEI #1')).toBeDisabled();
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

describe('leaving and coming back', () => {
  test('a slip with entries asks before it is left, an untouched one does not', async () => {
    const { onCancel } = await open();
    await button('Cancel').click();
    expect(onCancel).toHaveBeenCalledOnce();
    await field('IMEI #1').fill('3569');
    await button('Cancel').click();
    await button('Keep editing').click();
    await expect.element(field('IMEI #1')).toHaveValue('3569');
    await button('Cancel').click();
    await button('Leave').click();
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  test('the draft that was told last restores the slip', async () => {
    const onChange = vi.fn((_draft: PurchaseDraft) => {});
    const { unmount } = await open({ onChange });
    await field('IMEI #1').fill('356938035643809');
    await field('Purchase Price').fill('45000');
    await page.getByText('Used', { exact: true }).click();
    const kept: PurchaseDraft = JSON.parse(JSON.stringify(onChange.mock.lastCall?.[0]));
    await unmount();
    await open({ defaultDraft: kept });
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(field('Purchase Price')).toHaveValue('45,000');
    await expect.element(field('Remaining company warranty')).toHaveValue('12 Months');
  });
});

describe('editing a slip', () => {
  test('shows no payment, says why its price stays, and hands over all but the payment', async () => {
    const onSubmit = vi.fn(async () => {});
    await open({
      mode: 'edit',
      defaultDraft: { ...filledDraft, payment: null },
      priceLock: 'It was paid in full',
      onSubmit,
    } as never);
    await expect.element(page.getByRole('dialog', { name: 'Edit Phone' })).toBeVisible();
    await expect.element(page.getByText('It was paid in full')).toBeVisible();
    await expect.element(field('Purchase Price')).toHaveAttribute('readonly');
    await expect.element(button('Proceed To Pay')).not.toBeInTheDocument();
    await button('Update').click();
    const edit = withoutPayment(filledSlip);
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...edit, pictures: {} }));
  });
});
