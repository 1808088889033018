import { fieldErrors, purchaseSlipSchema } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../form/commonMessages.ts';
import { creditDraft, filledDraft, parties, today } from './purchase.fixtures.ts';
import {
  followingPrice,
  missingCnicPictures,
  type PurchaseDraft,
  slipField,
  slipInput,
  slipProblems,
} from './purchaseDraft.ts';

const messages = commonMessages.en;

/** Errors that the form shows, by field. */
function errorsOf(change: Partial<PurchaseDraft>) {
  const draft = { ...filledDraft, ...change };
  const parsed = purchaseSlipSchema.safeParse(slipInput(draft, parties, 'purchase'));
  const broken = parsed.success ? {} : fieldErrors(parsed.error);
  return {
    ...Object.fromEntries(Object.entries(broken).map(([path, text]) => [slipField(path, draft), text])),
    ...slipProblems(draft, { parties, today, mode: 'purchase', locale: 'en', messages }),
  };
}

const credit = (payableAmountNow: number | null, dateOfPayment = '2026-12-21') => ({
  ...creditDraft,
  creditPaymentData: { payableAmountNow, dateOfPayment },
});

describe('the errors of a slip', () => {
  it.each<[Partial<PurchaseDraft>, Record<string, string>]>([
    [{ date: '2026-11-22' }, { date: 'The date cannot be in the future' }],
    [{ date: '' }, { date: 'This is required' }],
    [{ phoneCondition: null }, { phoneCondition: 'This is required' }],
    [{ imei1: '35693803' }, { imei1: 'An IMEI has exactly 15 digits' }],
    [{ imei1: '3.56938E+14' }, { imei1: expect.stringContaining('This number has lost digits') }],
    [{ imei1: '356938035643808' }, { imei1: messages.imeiCheckDigitError }],
    [{ imei2: '490154203237517' }, { imei2: messages.imeiCheckDigitError }],
    [{ imei2: filledDraft.imei1 }, { imei2: 'IMEI 1 and IMEI 2 must differ' }],
    [
      { payment: null, cnic: '' },
      { payment: 'The payment must add up to the amount due', cnic: 'This is required' },
    ],
    [
      { cnic: '', entity: { ...filledDraft.entity, mode: 'new', name: 'Zed', number: '03009998877' } },
      { cnic: 'This is required' },
    ],
    [{ purchasePrice: 4_600_000 }, { payment: 'The payment must add up to the amount due' }],
    [credit(null), { 'creditPaymentData.payableAmountNow': 'This is required' }],
    [credit(4_500_000), { 'creditPaymentData.payableAmountNow': messages.payableNowAboveTotal }],
    [credit(2_000_000, ''), { 'creditPaymentData.dateOfPayment': 'This is required' }],
    [
      credit(2_000_000, '2026-11-20'),
      { 'creditPaymentData.dateOfPayment': 'The date cannot be before the date of the document' },
    ],
  ])('%j', (change, errors) => expect(errorsOf(change)).toMatchObject(errors));

  it('name the company, and not the model that waits for it', () =>
    expect(errorsOf({ companyName: '', modelName: '' })).toEqual({ companyName: 'This is required' }));

  it('are none of a complete slip', () => {
    for (const change of [
      {},
      creditDraft,
      { ...creditDraft, cnic: '' },
      { imei1: '356938035643808', isImei1Confirmed: true },
    ])
      expect(errorsOf(change)).toEqual({});
  });
});

it('the final price follows the demand price until it is changed by hand', () => {
  expect(followingPrice({ demandPrice: null, finalPrice: null }, 5_400_000)).toBe(5_400_000);
  expect(followingPrice({ demandPrice: 5_400_000, finalPrice: 5_400_000 }, 5_500_000)).toBe(5_500_000);
  expect(followingPrice({ demandPrice: 5_400_000, finalPrice: 5_200_000 }, 5_500_000)).toBe(5_200_000);
});

describe('the CNIC pictures that are asked for', () => {
  const front = new File([''], 'front.png');
  const stored = { cnicBackPic: [{ id: '1', url: '/back.png', alt: 'CNIC back' }] };

  it.each<[string, Parameters<typeof missingCnicPictures>, string[]]>([
    [
      'both, of a used phone',
      [{ phoneCondition: 'Used', pictures: {} }, undefined],
      ['cnicFrontPic', 'cnicBackPic'],
    ],
    [
      'not one that is chosen',
      [{ phoneCondition: 'Used', pictures: { cnicFrontPic: [front] } }, {}],
      ['cnicBackPic'],
    ],
    ['not one that is stored', [{ phoneCondition: 'Used', pictures: {} }, stored], ['cnicFrontPic']],
    ['none of a new phone', [{ phoneCondition: 'New', pictures: {} }, undefined], []],
    ['none before the condition is known', [{ phoneCondition: null, pictures: {} }, undefined], []],
  ])('are %s', (_which, given, missing) => expect(missingCnicPictures(...given)).toEqual(missing));
});
