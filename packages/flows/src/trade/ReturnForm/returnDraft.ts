import {
  type Day,
  type Locale,
  type MinorUnits,
  type PaymentSplit,
  paymentRule,
  type RefundRange,
  refundRange,
  refundRule,
  ruleMessage,
} from '@handset/domain';
import { restoredValues } from '../../form/restoredValues.ts';
import type { ReturnFormMessages } from './returnFormMessages.ts';
import type { ReturnSubject } from './returnSubject.ts';

/** Everything that the form holds while it is being filled; JSON, money in minor units. */
export interface ReturnDraft {
  /** Everything left, or the items marked below. */
  extent: 'whole' | 'pieces';
  /** `_id`s of the phones that are marked. */
  units: string[];
  /** Returned quantity of each accessory that is left. */
  accessories: { _id: string; quantity: number | null }[];
  /** Whether the phone that was taken in exchange goes back. */
  exchangePhone: boolean;
  date: Day | '';
  reason: string;
  /** Amount that moves now. Until typed, the amount that settles the document. */
  refund: MinorUnits | null;
  isRefundTyped: boolean;
  payment: PaymentSplit | null;
}

/** Empty form. A single returnable item is selected as a whole. */
export function emptyReturnDraft(subject: ReturnSubject, today: Day): ReturnDraft {
  const things = subject.units.length + subject.accessories.length;
  return {
    extent: things === 1 ? 'whole' : 'pieces',
    units: [],
    accessories: subject.accessories.map(({ _id }) => ({ _id, quantity: null })),
    exchangePhone: subject.exchange !== null,
    date: today,
    reason: '',
    refund: null,
    isRefundTyped: false,
    payment: null,
  };
}

/** Applies a saved draft to the current document. What came back since is kept, unseen: a return without an answer names it again. */
export function restoredReturnDraft(
  subject: ReturnSubject,
  today: Day,
  kept: Partial<ReturnDraft> = {},
): ReturnDraft {
  const empty = emptyReturnDraft(subject, today);
  const rows = kept.accessories ?? [];
  const isLeft = (id: string) => empty.accessories.some(({ _id }) => _id === id);
  return {
    ...restoredValues(empty, kept),
    accessories: [
      ...empty.accessories.map((row) => rows.find(({ _id }) => _id === row._id) ?? row),
      ...rows.filter(({ _id }) => !isLeft(_id)),
    ],
    exchangePhone: subject.exchange !== null && (kept.exchangePhone ?? true),
  };
}

/** The goods that the draft names, item by item, whether they are still left or not. */
function namedIn(draft: ReturnDraft, subject: ReturnSubject) {
  const isWhole = draft.extent === 'whole';
  return {
    units: isWhole ? subject.units.map(({ _id }) => _id) : draft.units,
    accessories: isWhole
      ? subject.accessories.map(({ _id, quantity }) => ({ _id, quantity }))
      : draft.accessories.flatMap(({ _id, quantity }) => (quantity ? [{ _id, quantity }] : [])),
    exchangePhone: draft.exchangePhone,
  };
}

/** The returned goods, item by item. What came back meanwhile, and is no longer shown, is not among them. */
export function returnedOf(draft: ReturnDraft, subject: ReturnSubject) {
  const left = new Set([...subject.units, ...subject.accessories].map(({ _id }) => _id));
  const { units, accessories, exchangePhone } = namedIn(draft, subject);
  return {
    units: units.filter((id) => left.has(id)),
    accessories: accessories.filter(({ _id }) => left.has(_id)),
    exchangePhone: exchangePhone && subject.exchange !== null,
  };
}

/** The money of a return; minor units. */
export interface ReturnMoney {
  /** Due to the other side when positive; null where a cost is hidden. */
  due: MinorUnits | null;
  range: RefundRange;
  /** Amount that moves now. */
  refund: MinorUnits;
  /** Whether it comes in or goes out. */
  direction: 'in' | 'out';
  /** Amount taken off the balance, negative when added to it. Null where a cost is hidden. */
  offBalance: MinorUnits | null;
}

/** Amounts of a return. */
export function returnMoney(draft: ReturnDraft, subject: ReturnSubject): ReturnMoney {
  const { due, exchange } = subject.dueOf(returnedOf(draft, subject));
  const range =
    due === null
      ? { most: Math.max(subject.paid.paid, 0), suggested: 0 }
      : refundRange(due, subject.paid, exchange);
  const refund = draft.isRefundTyped ? (draft.refund ?? 0) : range.suggested;
  const isFromCustomer = due !== null && due < 0;
  return {
    ...{ due, range, refund },
    direction: subject.kind === 'purchase' || isFromCustomer ? 'in' : 'out',
    offBalance: due === null ? null : due - (isFromCustomer ? -refund : refund),
  };
}

/**
 * Builds the input of `saleReturnSchema` and `purchaseReturnSchema`. It names every returned item, even for a
 * full return, so that the server cannot take back anything else.
 * @param wasSent whether the draft was sent without an answer: what it named may have come back by it
 */
export function returnInput(draft: ReturnDraft, subject: ReturnSubject, wasSent = false): unknown {
  const { units, accessories, exchangePhone } = (wasSent ? namedIn : returnedOf)(draft, subject);
  const { refund } = returnMoney(draft, subject);
  const { date, reason, payment } = draft;
  return {
    ...{ units, date, reason },
    ...(refund > 0 && payment && { refund: payment }),
    ...(subject.kind === 'sale' && { accessories, exchangePhone }),
  };
}

/** Maps a path of the schema, or of the server's error, to the field that shows it. */
export function returnField(path: string, draft: ReturnDraft, subject: ReturnSubject): string {
  if (path.startsWith('refund')) return 'payment';
  if (path.startsWith('units') || path === 'accessories') return 'units';
  const row = /^accessories\.(\d+)/.exec(path)?.[1];
  if (row === undefined) return path;
  if (draft.extent === 'whole') return 'units';
  const named = returnedOf(draft, subject).accessories[Number(row)];
  const index = draft.accessories.findIndex(({ _id }) => _id === named?._id);
  return index === -1 ? 'units' : `accessories.${index}.quantity`;
}

interface ProblemContext {
  subject: ReturnSubject;
  today: Day;
  locale: Locale;
  messages: ReturnFormMessages;
}

/** Errors beyond the schema, by field. */
export function returnProblems(
  draft: ReturnDraft,
  { subject, today, locale, messages }: ProblemContext,
): Record<string, string> {
  const problems: Record<string, string> = {};
  const returned = returnedOf(draft, subject);
  if (returned.units.length === 0 && returned.accessories.length === 0)
    problems.units = ruleMessage('return.nothing', locale);
  if (draft.extent === 'pieces')
    draft.accessories.forEach(({ _id, quantity }, index) => {
      const left = subject.accessories.find((row) => row._id === _id)?.quantity;
      if (left !== undefined && (quantity ?? 0) > left)
        problems[`accessories.${index}.quantity`] = messages.tooManyAccessories(left);
    });
  if (draft.date > today) problems.date = ruleMessage('date.future', locale);
  if (draft.date !== '' && draft.date < subject.date) problems.date = ruleMessage('date.past', locale);
  const { due, range, refund } = returnMoney(draft, subject);
  const beyond = refundRule(refund, due ?? range.most, range);
  if (beyond) problems.refund = ruleMessage(beyond, locale);
  else if (refund > 0) {
    const broken = paymentRule(refund, draft.payment ?? { pocketCash: 0, accountCash: 0 });
    if (broken) problems.payment = ruleMessage(broken.rule, locale);
  }
  return problems;
}
