import {
  type Day,
  DEFAULT_WARRANTY,
  type DispatchDetail,
  type Locale,
  type MinorUnits,
  type PaymentSplit,
  paymentRule,
  ruleMessage,
  type SellingType,
  sum,
  type UnitOutcome,
  type Warranty,
} from '@handset/domain';
import type { CommonMessages } from '../../form/commonMessages.ts';
import type { Party } from '../../form/embedding.ts';
import { restoredValues } from '../../form/restoredValues.ts';
import type { CreditValue } from '../../money/CreditFields/CreditFields.tsx';

/** A phone of a dispatch; money in minor units. */
export type DispatchedUnit = Pick<
  DispatchDetail['units'][number],
  | '_id'
  | 'imei1'
  | 'imei2'
  | 'companyName'
  | 'modelName'
  | 'ramMemory'
  | 'color'
  | 'price'
  | 'finalPrice'
  | 'demandPrice'
  | 'state'
> &
  // Null where the viewer may not see costs.
  Partial<Pick<DispatchDetail['units'][number], 'cost'>>;

/** A dispatch as `GET /api/dispatch/{id}` answers it; money in minor units. */
export interface SettleableDispatch
  extends Pick<DispatchDetail, '_id' | 'number' | 'date' | 'expectedReturn'> {
  /** The holder of the phones. */
  person: Party;
  /** All phones of the dispatch. Those with the `state` `out` can be settled. */
  units: readonly DispatchedUnit[];
}

/** Everything that the form holds while it is being filled; JSON, money in minor units. */
export interface SettleDraft {
  /** Outcome of each phone that was out. */
  outcomes: { _id: string; outcome: UnitOutcome; price: MinorUnits | null }[];
  date: Day | '';
  reason: string;
  sellingType: Exclude<SellingType, 'Exchange'>;
  warranty: Warranty;
  credit: CreditValue;
  payment: PaymentSplit | null;
}

/** The phones that are still out. */
export function unitsOut(dispatch: SettleableDispatch): DispatchedUnit[] {
  return dispatch.units.filter(({ state }) => state === 'out');
}

/** Empty form: every phone stays out, at its agreed or asking price. */
export function emptySettleDraft(dispatch: SettleableDispatch, today: Day): SettleDraft {
  return {
    outcomes: unitsOut(dispatch).map(({ _id, price, finalPrice, demandPrice }) => ({
      _id,
      outcome: 'kept',
      price: price ?? finalPrice ?? demandPrice,
    })),
    date: today,
    reason: '',
    sellingType: 'Full Payment',
    warranty: DEFAULT_WARRANTY,
    credit: { payableAmountNow: null, dateOfPayment: '' },
    payment: null,
  };
}

/** Applies a saved draft to the current dispatch. Phones no longer out are dropped. */
export function restoredSettleDraft(
  dispatch: SettleableDispatch,
  today: Day,
  kept: Partial<SettleDraft> = {},
): SettleDraft {
  const empty = emptySettleDraft(dispatch, today);
  const outcomes = empty.outcomes.map((row) => kept.outcomes?.find(({ _id }) => _id === row._id) ?? row);
  return { ...restoredValues(empty, kept), outcomes };
}

/** Total of the sold phones, the part paid now and the part owed, in minor units. */
export function settleTotals({ outcomes, sellingType, credit }: SettleDraft): {
  total: MinorUnits;
  now: MinorUnits;
  later: MinorUnits;
} {
  const total = sum(outcomes.map(({ outcome, price }) => (outcome === 'sold' ? (price ?? 0) : 0)));
  const now = sellingType === 'Credit' ? (credit.payableAmountNow ?? 0) : total;
  return { total, now, later: Math.max(total - now, 0) };
}

/** Number of phones per outcome. */
export function outcomeCounts(outcomes: SettleDraft['outcomes']): Record<UnitOutcome, number> {
  const counts = { kept: 0, returned: 0, sold: 0 };
  for (const { outcome } of outcomes) counts[outcome] += 1;
  return counts;
}

/** Builds the input of `dispatchSettlementSchema`. */
export function settleInput(draft: SettleDraft, dispatch: SettleableDispatch): unknown {
  const { outcomes, date, reason, sellingType, warranty, credit, payment } = draft;
  const returned = outcomes.filter(({ outcome }) => outcome === 'returned');
  const sold = outcomes.filter(({ outcome }) => outcome === 'sold');
  const imeis = new Map(dispatch.units.map(({ _id, imei1 }) => [_id, imei1]));
  const totals = settleTotals(draft);
  return {
    ...(returned.length > 0 && { returned: { units: returned.map(({ _id }) => _id), date, reason } }),
    ...(sold.length > 0 && {
      sold: {
        entityData: { _id: dispatch.person._id, name: dispatch.person.name },
        sellingType,
        saleDate: date,
        warranty,
        imeiPrices: sold.map(({ _id, price }) => ({ imei: imeis.get(_id), price })),
        finalPrice: totals.total,
        ...(sellingType === 'Credit' && {
          payableAmountNow: credit.payableAmountNow,
          payableAmountLater: totals.later,
          payableAmountLaterDate: credit.dateOfPayment,
        }),
        ...(totals.now > 0 && payment),
      },
    }),
  };
}

/** Maps a path of the schema, or of either call's error, to the field that shows it. */
export function settleField(path: string, { outcomes }: SettleDraft): string {
  const inner = path.replace(/^(?:returned|sold)\./, '');
  const rowOf = (outcome: UnitOutcome, index: string | undefined, field: 'outcome' | 'price') => {
    const row = outcomes.filter((one) => one.outcome === outcome)[Number(index)];
    return row ? `outcomes.${outcomes.indexOf(row)}.${field}` : 'outcomes';
  };
  const back = /^units\.(\d+)/.exec(inner);
  if (back) return rowOf('returned', back[1], 'outcome');
  const sold = /^imeiPrices\.(\d+)/.exec(inner);
  if (sold) return rowOf('sold', sold[1], 'price');
  // The total is zero because the phones have no price.
  if (inner.startsWith('accessories')) return rowOf('sold', '0', 'price');
  switch (inner) {
    case 'saleDate':
      return 'date';
    case 'payableAmountNow':
    case 'payableAmountLater':
      return 'credit.payableAmountNow';
    case 'payableAmountLaterDate':
      return 'credit.dateOfPayment';
    case 'pocketCash':
    case 'accountCash':
    case 'bankAccountUsed':
      return 'payment';
    case 'date':
    case 'reason':
    case 'warranty':
      return inner;
    default:
      return 'outcomes';
  }
}

interface ProblemContext {
  dispatch: SettleableDispatch;
  today: Day;
  locale: Locale;
  messages: CommonMessages;
}

/** Errors beyond the schema, and those to show before the rest is complete. */
export function settleProblems(
  draft: SettleDraft,
  { dispatch, today, locale, messages }: ProblemContext,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.date > today) problems.date = ruleMessage('date.future', locale);
  if (draft.date !== '' && draft.date < dispatch.date) problems.date = ruleMessage('date.past', locale);
  const isSold = draft.outcomes.some(({ outcome }) => outcome === 'sold');
  if (!isSold) return problems;
  const { total, now } = settleTotals(draft);
  if (total === 0) return problems;
  if (draft.sellingType === 'Credit') {
    const { payableAmountNow, dateOfPayment } = draft.credit;
    if (payableAmountNow === null) return problems;
    if (payableAmountNow >= total) problems['credit.payableAmountNow'] = messages.payableNowAboveTotal;
    if (dateOfPayment !== '' && dateOfPayment < draft.date)
      problems['credit.dateOfPayment'] = ruleMessage('date.past', locale);
  }
  const broken = paymentRule(now, draft.payment ?? { pocketCash: 0, accountCash: 0 });
  if (broken && now > 0) problems.payment = ruleMessage(broken.rule, locale);
  return problems;
}
