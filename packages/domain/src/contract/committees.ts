import * as z from 'zod';
import { COMMITTEE_DRAWS, COMMITTEE_FREQUENCIES } from '../committee/committee.ts';
import { money } from '../money/moneySchema.ts';
import { bankAnswer } from './answers.ts';

const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

/** A rotating savings club and the shop's position in it. */
export const committeeAnswer = z.object({
  _id: z.string(),
  name: z.string(),
  organiser: z.string(),
  /** The instalment of one share, each period. */
  amount: money,
  members: z.number(),
  shares: z.number(),
  startDate: z.string(),
  frequency: z.enum(COMMITTEE_FREQUENCIES),
  draw: z.enum(COMMITTEE_DRAWS),
  /** When each of the shop's shares takes the pool. */
  turns: z.array(nullable(z.number())),
  note: nullable(z.string()),
  version: z.number(),
  /** The pool of one turn. */
  pool: money,
  paidIn: money,
  received: money,
  remainingToPay: money,
  /** Paid in less received: an asset when positive, a debt when negative. */
  net: money,
  nextDue: nullable(z.string()),
  /** Instalments that should have been paid by today and were not. */
  late: z.number(),
  status: z.enum(['running', 'complete']),
  createdAt: z.string(),
});
export type Committee = z.output<typeof committeeAnswer>;

export const committeesAnswer = z.object({
  data: z.array(committeeAnswer),
  /** Totals of all committees. */
  totals: z.object({ paidIn: money, received: money, remainingToPay: money, net: money }),
});

/** An instalment that was paid, or a payout that was taken. */
export const committeeEntryAnswer = z.object({
  _id: z.string(),
  kind: z.enum(['instalment', 'payout']),
  share: z.number(),
  number: z.number(),
  date: z.string(),
  amount: money,
  pocketCash: money,
  accountCash: money,
  bank: nullable(bankAnswer),
  note: nullable(z.string()),
  entry: z.number(),
  reversedBy: nullable(z.number()),
  createdAt: z.string(),
});
export type CommitteeEntryRow = z.output<typeof committeeEntryAnswer>;

/** One period of one of the shop's shares. */
export const committeeInstalmentAnswer = z.object({
  number: z.number(),
  share: z.number(),
  dueDate: z.string(),
  amount: money,
  paid: money,
  paidOn: nullable(z.string()),
  /** Whether this share takes the pool in this period. */
  isTurn: z.boolean(),
  state: z.enum(['paid', 'due', 'late', 'upcoming']),
});

export const committeeDetailAnswer = z.object({
  data: committeeAnswer.extend({
    schedule: z.array(committeeInstalmentAnswer),
    entries: z.array(committeeEntryAnswer),
  }),
});
export type CommitteeDetail = z.output<typeof committeeDetailAnswer>['data'];
export const committeeChangedAnswer = committeeDetailAnswer.extend({ message: z.string() });
