import * as z from 'zod';
import { SHOWN_CLAIM_STATES } from '../warranty/claimState.ts';
import { documentBase } from './answers.ts';

/** A phone that its buyer brought back with a fault; `person` is the buyer. */
export const warrantyClaimRow = z.object({
  ...documentBase,
  phone: z.object({
    _id: z.string(),
    imei1: z.string(),
    companyName: z.string(),
    modelName: z.string(),
  }),
  sale: z.object({ _id: z.string(), invoiceNumber: z.string(), date: z.string() }),
  /** The last day of the shop's warranty on it; null: sold without one. */
  warrantyEnd: z.string().nullable(),
  fault: z.string(),
  state: z.enum(SHOWN_CLAIM_STATES),
  /** The repair, replacement or refusal, in words. */
  done: z.string().nullable(),
  /** The day on which it ended. */
  resolvedOn: z.string().nullable(),
  version: z.number(),
});
export type WarrantyClaim = z.output<typeof warrantyClaimRow>;
export const warrantyClaimsAnswer = z.object({
  data: z.array(warrantyClaimRow),
  nextCursor: z.string().nullable(),
  total: z.number(),
});
export const warrantyClaimAnswer = z.object({ message: z.string(), data: warrantyClaimRow });
