import { dispatchSettlementSchema, fieldErrors } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { commonMessages } from '../../form/commonMessages.ts';
import { a15, creditDraft, dispatch, filledDraft, hot, iPhone, today } from './dispatchSettle.fixtures.ts';
import {
  emptySettleDraft,
  outcomeCounts,
  restoredSettleDraft,
  type SettleDraft,
  settleField,
  settleInput,
  settleProblems,
  settleTotals,
} from './settleDraft.ts';

describe('what a settlement sends', () => {
  it('is a return of what came back and a sale of what was sold, each to its own call', () =>
    expect(dispatchSettlementSchema.parse(settleInput(filledDraft, dispatch))).toMatchObject({
      returned: { units: [iPhone._id], date: today },
      sold: { imeiPrices: [{ imei: a15.imei1, price: 5_900_000 }], finalPrice: 5_900_000 },
    }));

  it('is nothing while every phone stays out', () =>
    expect(settleInput(emptySettleDraft(dispatch, today), dispatch)).toEqual({}));

  it('leaves out a payment where nothing is paid now', () => {
    const later = {
      ...creditDraft,
      credit: { payableAmountNow: 0, dateOfPayment: '2026-12-21' },
      payment: { pocketCash: 1, accountCash: 0 },
    };
    const { sold } = dispatchSettlementSchema.parse(settleInput(later, dispatch));
    expect(sold?.payableAmountLater).toBe(5_900_000);
    expect(sold?.pocketCash).toBeUndefined();
  });
});

describe('what a settlement comes to', () => {
  it('counts only what was sold', () => {
    expect(settleTotals(filledDraft)).toEqual({ total: 5_900_000, now: 5_900_000, later: 0 });
    expect(settleTotals(creditDraft)).toEqual({ total: 5_900_000, now: 2_000_000, later: 3_900_000 });
    expect(outcomeCounts(filledDraft.outcomes)).toEqual({ kept: 1, returned: 1, sold: 1 });
  });

  it('offers the agreed price, else what is asked for the phone', () =>
    expect(emptySettleDraft(dispatch, today).outcomes).toEqual([
      { _id: a15._id, outcome: 'kept', price: 5_900_000 },
      { _id: iPhone._id, outcome: 'kept', price: 14_500_000 },
      { _id: hot._id, outcome: 'kept', price: null },
    ]));

  it('keeps of a draft only the phones that are still out', () => {
    const units = dispatch.units.filter(({ _id }) => _id !== a15._id);
    expect(
      restoredSettleDraft({ ...dispatch, units }, today, filledDraft).outcomes.map(({ _id }) => _id),
    ).toEqual([iPhone._id, hot._id]);
  });
});

describe('where an error is shown', () => {
  it.each([
    ['returned.units.0', 'outcomes.1.outcome'],
    ['units.0', 'outcomes.1.outcome'],
    ['sold.imeiPrices.0.imei', 'outcomes.0.price'],
    ['imeiPrices.0.imei', 'outcomes.0.price'],
    ['sold.saleDate', 'date'],
    ['returned.date', 'date'],
    ['reason', 'reason'],
    ['sold.payableAmountLater', 'credit.payableAmountNow'],
    ['payableAmountLaterDate', 'credit.dateOfPayment'],
    ['sold.bankAccountUsed', 'payment'],
    ['returned', 'outcomes'],
    ['units.7', 'outcomes'],
  ])('%s: at %s', (path, field) => expect(settleField(path, filledDraft)).toBe(field));
});

describe('the errors of a settlement', () => {
  const messages = commonMessages.en;
  const errorsOf = (change: Partial<SettleDraft>) => {
    const draft = { ...filledDraft, ...change };
    const parsed = dispatchSettlementSchema.safeParse(settleInput(draft, dispatch));
    const broken = parsed.success ? {} : fieldErrors(parsed.error);
    return {
      ...Object.fromEntries(Object.entries(broken).map(([path, text]) => [settleField(path, draft), text])),
      ...settleProblems(draft, { dispatch, today, locale: 'en', messages }),
    };
  };
  const priced = (price: number | null) => ({
    outcomes: filledDraft.outcomes.map((row, index) => (index === 0 ? { ...row, price } : row)),
  });
  const credit = (payableAmountNow: number, dateOfPayment = '2026-12-21') => ({
    ...creditDraft,
    credit: { payableAmountNow, dateOfPayment },
  });

  it.each<[Partial<SettleDraft>, Record<string, string>]>([
    [priced(null), { 'outcomes.0.price': 'This is required' }],
    [priced(0), { 'outcomes.0.price': 'The amount must be more than zero' }],
    [{ date: '2026-11-22' }, { date: 'The date cannot be in the future' }],
    [{ date: '2026-11-13' }, { date: 'The date cannot be before the date of the document' }],
    [{ payment: null }, { payment: 'The payment must add up to the amount due' }],
    [
      { payment: { pocketCash: 6_000_000, accountCash: 0 } },
      { payment: 'The payment must add up to the amount due' },
    ],
    [credit(5_900_000), { 'credit.payableAmountNow': messages.payableNowAboveTotal }],
    [
      credit(2_000_000, '2026-11-20'),
      { 'credit.dateOfPayment': 'The date cannot be before the date of the document' },
    ],
  ])('%j', (change, errors) => expect(errorsOf(change)).toMatchObject(errors));

  it('are none of a complete one', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf(creditDraft)).toEqual({});
  });
});
