import { saleReturnLines, saleReturnSchema, sum } from '@handset/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyReturnDraft,
  type ReturnDraft,
  restoredReturnDraft,
  returnField,
  returnInput,
  returnMoney,
  returnProblems,
} from './returnDraft.ts';
import {
  a15,
  coverId,
  creditDraft,
  creditSale,
  dearerExchangeSale,
  exchangeSale,
  hot,
  paidPurchase,
  purchase,
  purchaseDraft,
  sale,
  saleDraft,
  today,
} from './returnForm.fixtures.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import { subjectOfPurchase, subjectOfSale } from './returnSubject.ts';

const ofSale = subjectOfSale(sale);
const whole = (of = ofSale) => ({ ...emptyReturnDraft(of, today), extent: 'whole' as const });

describe('what a return comes to', () => {
  it('refunds what was paid for', () =>
    expect(returnMoney(saleDraft, ofSale)).toMatchObject({
      due: 6_100_000,
      refund: 6_100_000,
      direction: 'out',
      offBalance: 0,
    }));

  it('takes off the balance what was never paid', () =>
    expect(returnMoney(whole(subjectOfSale(creditSale)), subjectOfSale(creditSale))).toMatchObject({
      due: 6_000_000,
      range: { most: 2_000_000, suggested: 2_000_000 },
      refund: 2_000_000,
      offBalance: 4_000_000,
    }));

  it('leaves the value of the exchanged phone out of the money where it goes back', () => {
    const of = subjectOfSale(exchangeSale);
    expect(returnMoney(whole(of), of)).toMatchObject({ due: 2_000_000, refund: 2_000_000, offBalance: 0 });
    expect(returnMoney({ ...whole(of), exchangePhone: false }, of)).toMatchObject({
      due: 6_000_000,
      refund: 6_000_000,
    });
  });

  it('brings money in where the dearer phone goes back', () => {
    const of = subjectOfSale(dearerExchangeSale);
    expect(returnMoney(whole(of), of)).toMatchObject({
      due: -2_500_000,
      refund: 2_500_000,
      direction: 'in',
      offBalance: 0,
    });
    const later = { ...whole(of), isRefundTyped: true, refund: 1_000_000 };
    expect(returnMoney(later, of).offBalance).toBe(-1_500_000);
  });

  it('comes off what is owed to the supplier before he pays anything back', () => {
    expect(returnMoney(purchaseDraft, subjectOfPurchase(purchase))).toMatchObject({
      due: 5_000_000,
      refund: 0,
      direction: 'in',
      offBalance: 5_000_000,
    });
    expect(returnMoney(purchaseDraft, subjectOfPurchase(paidPurchase)).refund).toBe(5_000_000);
  });

  it('is not known where costs are hidden', () => {
    const hidden = {
      ...purchase,
      units: purchase.units.map((unit) => ({ ...unit, purchasePrice: null })),
    };
    expect(returnMoney(purchaseDraft, subjectOfPurchase(hidden))).toMatchObject({
      due: null,
      offBalance: null,
      range: { most: 10_000_000 },
    });
  });

  it('adds up for the books, whatever is marked and typed', () =>
    fc.assert(
      fc.property(
        fc.subarray([a15._id, hot._id]),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 20_000_000 }),
        (units, covers, typed) => {
          const marked = { ...saleDraft, units, accessories: [{ _id: coverId, quantity: covers }] };
          const { range } = returnMoney(marked, ofSale);
          const draft = { ...marked, isRefundTyped: true, refund: Math.min(typed, range.most) };
          const { due, refund, offBalance } = returnMoney(draft, ofSale);
          expect(refund + (offBalance ?? 0)).toBe(due);
          const lines = saleReturnLines({
            phones: (due ?? 0) - covers * 50_000,
            accessories: covers * 50_000,
            phonesCost: 0,
            accessoriesCost: 0,
            exchange: 0,
            payment: [{ account: 'cash:pocket', amount: refund }],
            party: 'p',
          });
          expect(sum(lines.map(({ amount }) => amount))).toBe(due);
        },
      ),
    ));
});

describe('what is sent', () => {
  it('names everything that comes back, also where it is all of it', () =>
    expect(saleReturnSchema.parse(returnInput({ ...whole(), reason: 'All of it' }, ofSale))).toMatchObject({
      units: [a15._id, hot._id],
      accessories: [{ _id: coverId, quantity: 3 }],
    }));

  it('shows an error of the server where its field is', () => {
    const draft: ReturnDraft = {
      ...saleDraft,
      accessories: [
        { _id: 'gone', quantity: 1 },
        { _id: coverId, quantity: 2 },
      ],
    };
    expect(returnField('accessories.0.quantity', draft, ofSale)).toBe('accessories.1.quantity');
    expect(returnField('refund.pocketCash', draft, ofSale)).toBe('payment');
    expect(returnField('units.0', draft, ofSale)).toBe('units');
    expect(returnField('accessories', draft, ofSale)).toBe('units');
    expect(returnField('date', draft, ofSale)).toBe('date');
  });

  it('leaves out what came back while the form was open', () => {
    const accessories = [
      { _id: 'gone', quantity: 1 },
      { _id: coverId, quantity: 2 },
    ];
    const draft: ReturnDraft = { ...saleDraft, units: [a15._id, 'gone'], accessories, exchangePhone: true };
    expect(returnInput(draft, ofSale)).toMatchObject({
      units: [a15._id],
      accessories: [{ _id: coverId, quantity: 2 }],
      exchangePhone: false,
    });
    const problems = returnProblems(draft, {
      subject: ofSale,
      today,
      locale: 'en',
      messages: returnFormMessages.en,
    });
    expect(Object.keys(problems)).not.toContain('accessories.0.quantity');
  });

  it('names what came back since again where the return was sent without an answer', () => {
    const accessories = [{ _id: 'gone too', quantity: 1 }];
    const kept = restoredReturnDraft(ofSale, today, { ...saleDraft, units: ['gone'], accessories });
    expect(returnInput(kept, ofSale, true)).toMatchObject({ units: ['gone'], accessories });
    expect(returnInput(kept, ofSale)).toMatchObject({ units: [], accessories: [] });
  });
});

describe('the errors of a return', () => {
  const messages = returnFormMessages.en;
  const errorsOf = (change: Partial<ReturnDraft>, of = ofSale, draft = saleDraft) =>
    returnProblems({ ...draft, ...change }, { subject: of, today, locale: 'en', messages });
  const refunded = (refund: number) => ({
    ...{ isRefundTyped: true, refund },
    payment: { pocketCash: refund, accountCash: 0 },
  });

  it.each<[Partial<ReturnDraft>, Record<string, string>]>([
    [{ units: [], accessories: [], payment: null }, { units: 'Choose what comes back' }],
    [
      { accessories: [{ _id: coverId, quantity: 4 }] },
      { 'accessories.0.quantity': 'Only 3 are still with the customer' },
    ],
    [refunded(6_100_001), { refund: 'The refund cannot be more than the returned goods are worth' }],
    [{ date: '2026-11-22' }, { date: 'The date cannot be in the future' }],
    [{ date: '2026-11-17' }, { date: 'The date cannot be before the date of the document' }],
    [{ payment: null }, { payment: 'The payment must add up to the amount due' }],
    [
      { payment: { pocketCash: 0, accountCash: 6_100_000 } },
      { payment: 'Choose the bank account that the amount moves through' },
    ],
  ])('%j', (change, errors) => expect(errorsOf(change)).toMatchObject(errors));

  it('name a refund above what was paid', () =>
    expect(errorsOf(refunded(2_000_001), subjectOfSale(creditSale), creditDraft)).toMatchObject({
      refund: 'The refund cannot be more than was paid; the rest comes off the balance',
    }));

  it('are none of a complete one', () => expect(errorsOf({})).toEqual({}));
});
