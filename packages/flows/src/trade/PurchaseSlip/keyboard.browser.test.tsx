import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hearTones } from '../../testing/hearTones.fixtures.ts';
import { documentedPresses } from '../../testing/keystrokes/documentedPresses.fixtures.ts';
import { Hands } from '../../testing/keystrokes/Hands.fixtures.ts';
import { sendScan } from '../../testing/sendScan.fixtures.ts';
import { accept, button, field, openSlip, picker } from './openSlip.fixtures.tsx';
import { filledDraft } from './purchase.fixtures.ts';

const imei = '356938035643809';

/** From the seller's particulars to the posted slip: a used phone paid from the till. */
async function fromSellerToPosted(hands: Hands) {
  await expect.element(field('Father name')).toHaveFocus();
  await hands.press('Enter'); // no father's name
  await hands.enter('sam');
  await expect.element(picker('Model')).toHaveFocus();
  await hands.enter('a35');
  await expect.element(field('IMEI #1')).toHaveFocus();
  await hands.scan(imei);
  await expect.element(field('IMEI #2')).toHaveFocus();
  await hands.press('Enter'); // one SIM
  await hands.press('ArrowRight', 'Enter'); // used
  await expect.element(field('Remaining company warranty')).toHaveFocus();
  await hands.press('Enter');
  await hands.enter('8/2');
  await expect.element(field('Color')).toHaveFocus();
  await hands.press('Enter', 'Enter', 'Enter'); // no colour, no specification, no battery health
  await expect.element(field('Purchase Price')).toHaveFocus();
  await hands.enter('45000');
  await hands.type('52000'); // the final price is the demand price
  await hands.press('F4'); // all from pocket cash
  await expect.element(button('Change payment')).toBeVisible();
  await hands.pressWith('Control', 'Enter');
  await expect.element(button('Post purchase')).toHaveFocus();
  await hands.press('Enter');
}

const phone = {
  companyName: 'Samsung',
  modelName: 'Galaxy A35',
  imei1: imei,
  phoneCondition: 'Used',
  warranty: '12 Months',
  ramMemory: '8/256',
  purchasePrice: 4_500_000,
  demandPrice: 5_200_000,
  finalPrice: 5_200_000,
  pocketCash: 4_500_000,
};

describe('with the keyboard alone', () => {
  test('a used phone of a new seller is bought for cash in as few presses as are documented', async () => {
    const onSubmit = accept();
    await openSlip({ onSubmit });
    const hands = new Hands();
    await expect.element(picker('Party')).toHaveFocus();
    await hands.enter('03121234567');
    await expect.element(field('Name')).toHaveFocus();
    await hands.enter('Usman');
    await expect.element(field('Number')).toHaveValue('03121234567');
    await hands.press('Enter', 'Enter'); // no reference
    await expect.element(field('CNIC No#')).toHaveFocus();
    await hands.enter('3520212345671');
    await fromSellerToPosted(hands);
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      ...phone,
      cnic: '3520212345671',
      entityData: { name: 'Usman', number: '+923121234567' },
    });
    expect(hands.presses).toBe(documentedPresses('Buy one used phone of a new seller'));
  });

  test('a used phone of a known seller is bought for cash in as few presses as are documented', async () => {
    const onSubmit = accept();
    await openSlip({ onSubmit });
    const hands = new Hands();
    await hands.enter('bil'); // with a CNIC on file
    await fromSellerToPosted(hands);
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({
      ...phone,
      cnic: undefined,
      entityData: { name: 'Bilal Traders' },
    });
    expect(hands.presses).toBe(documentedPresses('Buy one used phone of a known seller'));
  });

  test('from the last price Enter leads to the pictures and the payment type, and saving through the wallet', async () => {
    const onSubmit = accept();
    await openSlip({ defaultDraft: { ...filledDraft, payment: null }, onSubmit });
    await field('Final Price').click();
    const hands = new Hands();
    await hands.press('Enter');
    const pictures = page.getByRole('group', { name: 'Pictures (Optional)' });
    await expect.element(pictures).toHaveFocus();
    await hands.press('Tab');
    await expect.element(pictures.getByRole('button').first()).toHaveFocus();
    (pictures.element() as HTMLElement).focus();
    await hands.press('Enter');
    await expect.element(page.getByRole('radio', { name: 'Full Payment' })).toHaveFocus();
    await hands.pressWith('Control', 'Enter');
    await expect.element(page.getByRole('dialog', { name: 'Wallet Transaction' })).toBeVisible();
    await hands.type('P');
    await expect.element(page.getByRole('dialog', { name: 'Pocket cash amount' })).toBeVisible();
    await hands.press('Enter');
    await expect.element(page.getByRole('dialog', { name: 'Pocket cash amount' })).not.toBeInTheDocument();
    await hands.press('Enter');
    await expect.element(button('Post purchase')).toHaveFocus();
    await hands.press('Enter');
    await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(hands.presses).toBe(8);
  });

  test('a scan does not answer the question before a slip is posted', async () => {
    const onSubmit = accept();
    await openSlip({ defaultDraft: filledDraft, onSubmit });
    await button('Save').click();
    await expect.element(button('Post purchase')).toHaveFocus();
    await new Hands().scan('490154203237518');
    await expect.element(button('Post purchase')).toHaveFocus();
    await expect.element(page.getByText(/490154203237518 was not added/)).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a scan fills the IMEIs from anywhere, and becomes no seller', async () => {
    await openSlip();
    await picker('Party').click();
    sendScan('356938035643809', 'Enter', 300);
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await field('CNIC No#').click();
    sendScan('490154203237518');
    await expect.element(field('IMEI #2')).toHaveValue('490154203237518');
    await expect.element(field('CNIC No#')).toHaveValue('');
    await field('Purchase Price').click();
    sendScan('352099001761481');
    await expect.element(page.getByText(/352099001761481 was scanned/)).toBeVisible();
    await expect.element(field('Purchase Price')).toHaveValue('');
    await expect.element(picker('Party')).toHaveValue('');
  });

  test('a phone that is known is said in the slip, and one in stock sounds refused wherever it is scanned', async () => {
    const heard = hearTones();
    const [inStock, sold] = ['356938035643809', '490154203237518'];
    await openSlip({
      stock: { items: [{ imei1: '352099001761481', imei2: inStock }] },
      renderKnownPhone: (...imeis) => <p>{`${imeis.filter(Boolean)} was here`}</p>,
    });
    for (const name of ['CNIC No#', 'IMEI #1']) {
      await field(name).click();
      sendScan(inStock);
      await expect.element(field('IMEI #1')).toHaveValue(inStock);
    }
    await expect.element(page.getByText(`${inStock} was here`)).toBeVisible();
    await field('IMEI #2').click();
    sendScan(sold);
    // One phone, by both.
    await expect.element(page.getByText(`${inStock},${sold} was here`)).toBeVisible();
    expect(heard).toEqual(['low', 'low', 'high']);
  });

  test('both IMEIs of a phone are scanned one after the other, and one that is read twice counts once', async () => {
    await openSlip();
    await picker('Party').click();
    // At once: a second code may follow before the page has rested.
    for (const code of ['356938035643809', '356938035643809', '490154203237518', '490154203237518'])
      sendScan(code);
    await expect.element(field('IMEI #1')).toHaveValue('356938035643809');
    await expect.element(field('IMEI #2')).toHaveValue('490154203237518');
    await expect.element(picker('Party')).toHaveValue('');
    // One code with both is the same phone; another phone's is not taken.
    sendScan('490154203237518,356938035643809');
    expect(page.getByText(/was scanned/).query()).toBeNull();
    sendScan('352099001761481,356938035643809');
    await expect.element(page.getByText(/352099001761481, 356938035643809 was scanned/)).toBeVisible();
  });
});
