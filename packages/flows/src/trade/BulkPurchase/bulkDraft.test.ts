import { bulkPurchaseSchema, bulkUpdateSchema, fieldErrors } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../form/commonMessages.ts';
import { creditDraft, filledDraft, filledLot, parties, today } from './bulk.fixtures.ts';
import {
  type BulkDraft,
  bulkField,
  bulkInput,
  bulkProblems,
  emptyBulkDraft,
  nextEntryId,
  unitPath,
  valuesOf,
} from './bulkDraft.ts';

const inputOf = (draft: BulkDraft, mode: 'purchase' | 'edit' = 'purchase', version?: number) =>
  bulkInput(valuesOf(draft), {
    mode,
    parties,
    version,
    unitsOf: (id) => draft.entries.find((entry) => entry.id === id)?.units ?? [],
  });

describe('what a lot is submitted as', () => {
  it('a filled one is what the domain knows as a bulk purchase', () =>
    expect(bulkPurchaseSchema.parse(inputOf(filledDraft))).toEqual(filledLot));

  it('on credit, what is payable later is the buying price less what is payable now, and it is pending', () =>
    expect(bulkPurchaseSchema.parse(inputOf(creditDraft))).toMatchObject({
      purchasePaymentStatus: 'pending',
      creditPaymentData: {
        payableAmountNow: 8_800_000,
        payableAmountLater: 10_000_000,
        dateOfPayment: '2026-12-21',
      },
      amountFromBank: 8_000_000,
      amountFromPocket: 800_000,
    }));

  it('an edit names its version and the phones by their ids, says nothing of the party, and sends the payment as it is stored', () => {
    const _id = '01934f00-0000-7000-8000-000000000900';
    const [first, ...others] = filledDraft.entries;
    const units = first?.units.map((unit, index) => (index === 0 ? { ...unit, _id } : unit)) ?? [];
    const edited = { ...filledDraft, entries: first ? [{ ...first, units }, ...others] : [] };
    const update = bulkUpdateSchema.parse(inputOf(edited, 'edit', 3));
    expect(update).toMatchObject({ version: 3, partyName: 'Ali Traders', amountFromPocket: 18_800_000 });
    expect(update).not.toHaveProperty('entityData');
    expect(update.ramSimDetails[0]?.imeiNumbers[0]).toMatchObject({ _id });
  });
});

it('an error is shown where its field stands in the form', () => {
  const draft = emptyBulkDraft(today);
  const shown = (path: string) => bulkField(path, draft);
  expect(shown('entityData')).toBe('entity._id');
  expect(shown('amountFromBank')).toBe('payment');
  expect(shown('creditPaymentData.payableAmountLater')).toBe('creditPaymentData.payableAmountNow');
  expect(shown('ramSimDetails')).toBe('lot');
  expect(shown('ramSimDetails.1.priceOfOne')).toBe('entries.1.priceOfOne');
  expect(shown('ramSimDetails.1.imeiNumbers.4.imei2')).toBe('entries.1.units');
  expect(shown('ramSimDetails.0.quantity')).toBe('entries.0.units');
  expect(unitPath('ramSimDetails.1.imeiNumbers.4.imei2')).toEqual({ entry: 1, unit: 4, field: 'imei2' });
});

describe('the errors of a lot', () => {
  const messages = commonMessages.en;
  const errorsOf = (change: Partial<BulkDraft>) => {
    const draft = { ...filledDraft, ...change };
    const parsed = bulkPurchaseSchema.safeParse(inputOf(draft));
    const broken = parsed.success ? {} : fieldErrors(parsed.error);
    const countOf = (id: string) => draft.entries.find((entry) => entry.id === id)?.units.length ?? 0;
    return {
      ...Object.fromEntries(Object.entries(broken).map(([path, text]) => [bulkField(path, draft), text])),
      ...bulkProblems(valuesOf(draft), {
        today,
        mode: 'purchase',
        locale: 'en',
        messages,
        countOf,
        unitsProblem: () => undefined,
      }),
    };
  };
  const credit = (payableAmountNow: number | null, dateOfPayment = '2026-12-21') => ({
    ...creditDraft,
    creditPaymentData: { payableAmountNow, dateOfPayment },
  });

  it.each<[Partial<BulkDraft>, Record<string, string>]>([
    [{ date: '' }, { date: 'This is required' }],
    [{ date: '2026-11-22' }, { date: 'The date cannot be in the future' }],
    [{ payment: null }, { payment: 'The payment must add up to the amount due' }],
    [
      { payment: { pocketCash: 18_700_000, accountCash: 0 } },
      { payment: 'The payment must add up to the amount due' },
    ],
    [{ prices: { ...filledDraft.prices, promo: null } }, { 'prices.promo': 'This is required' }],
    [credit(null), { 'creditPaymentData.payableAmountNow': 'This is required' }],
    [credit(18_800_001), { 'creditPaymentData.payableAmountNow': messages.payableNowAboveTotal }],
    [
      credit(8_800_000, '2026-11-20'),
      { 'creditPaymentData.dateOfPayment': 'The date cannot be before the date of the document' },
    ],
    [
      { entries: filledDraft.entries.map((entry) => ({ ...entry, priceOfOne: 0 })) },
      { 'entries.0.priceOfOne': 'The amount must be more than zero' },
    ],
  ])('%#', (change, errors) => expect(errorsOf(change)).toMatchObject(errors));

  it('name no field that cannot be filled in', () => {
    const errors = errorsOf({ entries: emptyBulkDraft(today).entries });
    expect(errors).toMatchObject({
      'entries.0.companyName': 'This is required',
      'entries.0.priceOfOne': 'This is required',
    });
    expect(errors).not.toHaveProperty(['entries.0.modelName']);
    expect(errors).not.toHaveProperty(['prices.buyingPrice']);
  });

  it('are none of a complete lot', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf(creditDraft)).toEqual({});
  });
});

it('a new entry has an id that no other has', () => {
  expect(nextEntryId([])).toBe('1');
  expect(nextEntryId([{ id: '1' }, { id: '3' }])).toBe('4');
});
