import * as z from 'zod';
import type { JournalLine, Leg } from '../books/books.ts';
import { pairLegs } from '../books/books.ts';
import { addDays, type Day } from '../day/day.ts';
import { daySchema } from '../day/daySchema.ts';
import { MAX_PRICE, sum } from '../money/money.ts';
import { breaks, report } from '../rules/rules.ts';
import { clearable, optionalText, requiredText } from '../text/text.ts';
import { checkPayment, splitFields } from '../wallet/wallet.ts';
import { asValues, asWire, type Encoding, optional } from '../wire/encoding.ts';

/** Intervals of a committee's instalments. */
export const COMMITTEE_FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;
export type CommitteeFrequency = (typeof COMMITTEE_FREQUENCIES)[number];

/** Ways to decide who receives the pool: turns agreed in advance, or a ballot each time. */
export const COMMITTEE_DRAWS = ['turn', 'ballot'] as const;

/** The most shares that a committee has, and so the most periods that it runs. */
export const MAX_COMMITTEE_MEMBERS = 400;

/** The day an instalment is due on, the first on the day the committee starts. A month's end stays a month's end. */
export function instalmentDue(start: Day, frequency: CommitteeFrequency, number: number): Day {
  if (frequency !== 'monthly') return addDays(start, (number - 1) * (frequency === 'daily' ? 1 : 7));
  const [year = 0, month = 0, day = 0] = start.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + number, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2 + number, Math.min(day, last))).toISOString().slice(0, 10);
}

/**
 * Maximum number of a committee's shares that one shop holds. Each pays its own instalment in every period.
 */
export const MAX_COMMITTEE_SHARES = 20;

/** An instalment paid into a committee, or the pool taken from it; never income or expense. */
export function committeeLines(entry: {
  committee: string;
  kind: 'instalment' | 'payout';
  payment: readonly Leg[];
}): JournalLine[] {
  const club: Leg[] = [
    { account: `committee:${entry.committee}`, amount: sum(entry.payment.map((leg) => leg.amount)) },
  ];
  return entry.kind === 'instalment' ? pairLegs(club, entry.payment) : pairLegs(entry.payment, club);
}

const counted = (encoding: Encoding, max: number) =>
  encoding.integer().refine((count) => count >= 1 && count <= max, breaks('committee.count'));

/** The turns of the shop's own shares, in the order of the shares; null where the ballot has not said yet. */
const turns = (encoding: Encoding) =>
  z.array(z.nullable(counted(encoding, MAX_COMMITTEE_MEMBERS))).max(MAX_COMMITTEE_SHARES, breaks('too-many'));

function newCommitteeSchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      name: requiredText(80),
      organiser: requiredText(120),
      /** Instalment of one share per period. */
      amount: encoding.money({ min: 1, max: MAX_PRICE }),
      /** Shares in all. */
      members: counted(encoding, MAX_COMMITTEE_MEMBERS),
      /** The shop's own. */
      shares: encoding
        .integer()
        .refine((count) => count >= 1 && count <= MAX_COMMITTEE_SHARES, breaks('committee.shares'))
        .default(1),
      startDate: daySchema,
      frequency: z.enum(COMMITTEE_FREQUENCIES, breaks('choice')).default('monthly'),
      draw: z.enum(COMMITTEE_DRAWS, breaks('choice')).default('turn'),
      turns: turns(encoding).default([]),
      note: optionalText(400),
    })
    .superRefine((committee, ctx) => {
      if (committee.members < 2) return report(ctx, ['members'], 'committee.count');
      if (committee.shares > committee.members) return report(ctx, ['shares'], 'committee.shares');
      const broken = turnsRule(committee.turns, committee);
      if (broken) report(ctx, ['turns'], broken);
    });
}
/** `POST /api/committee`: money in rupees. */
export const newCommitteeRequest = z.lazy(() => newCommitteeSchemaOf(asWire));
/** A committee as a form holds it: money in minor units. */
export const newCommitteeSchema = z.lazy(() => newCommitteeSchemaOf(asValues));
export type NewCommittee = z.output<typeof newCommitteeSchema>;

/** The rule that the turns of the shop's shares break, if any: no more than shares, each once, each a turn there is. */
export function turnsRule(
  turns: readonly (number | null)[],
  { shares, members }: { shares: number; members: number },
): 'committee.turns' | undefined {
  const taken = turns.filter((turn) => turn !== null);
  const isRight =
    turns.length <= shares &&
    new Set(taken).size === taken.length &&
    taken.every((turn) => turn >= 1 && turn <= members);
  return isRight ? undefined : 'committee.turns';
}

function committeeChangeSchemaOf(encoding: Encoding) {
  return z.strictObject({
    name: requiredText(80).optional(),
    organiser: requiredText(120).optional(),
    turns: turns(encoding).optional(),
    note: clearable(requiredText(400)),
    version: z.int(breaks('invalid')).min(1, breaks('invalid')),
  });
}
/** `PATCH /api/committee/{id}`: what may change once it runs, such as turns that were swapped or drawn. */
export const committeeChangeRequest = z.lazy(() => committeeChangeSchemaOf(asWire));
/** A change as a form holds it. */
export const committeeChangeSchema = z.lazy(() => committeeChangeSchemaOf(asValues));
export type CommitteeChange = z.output<typeof committeeChangeRequest>;

function committeeEntrySchemaOf(encoding: Encoding) {
  return z
    .strictObject({
      kind: z.enum(['instalment', 'payout'], breaks('choice')),
      /** The shop's share, from 1. */
      share: counted(encoding, MAX_COMMITTEE_MEMBERS).default(1),
      /** Number of the instalment, from 1. Absent on a payout, which comes at the share's turn. */
      number: optional(counted(encoding, MAX_COMMITTEE_MEMBERS)),
      amount: encoding.money({ min: 1, max: MAX_PRICE * MAX_COMMITTEE_MEMBERS }),
      date: daySchema,
      note: optionalText(400),
      ...splitFields(encoding),
    })
    .superRefine((entry, ctx) => {
      if (entry.kind === 'instalment' && entry.number === undefined) report(ctx, ['number'], 'required');
      checkPayment(ctx, entry.amount, entry);
    });
}
/** `POST /api/committee/{id}/entry`: money in rupees. */
export const committeeEntryRequest = z.lazy(() => committeeEntrySchemaOf(asWire));
/** An instalment or a payout as a form holds it: money in minor units. */
export const committeeEntrySchema = z.lazy(() => committeeEntrySchemaOf(asValues));
export type CommitteeEntry = z.output<typeof committeeEntrySchema>;
