import type { Capability } from '../../books/Capability.ts';
import { creditDue } from './creditDue.ts';
import { partiesAgree } from './partiesAgree.ts';
import { partiesExports } from './partiesExports.ts';
import { partiesRoutes } from './partiesRoutes.ts';
import { voidPayment } from './payments.ts';

export const parties: Capability = {
  routes: partiesRoutes,
  proofs: [partiesAgree],
  undo: {
    payment: async (shop, { ref_id }, reversal) =>
      (await voidPayment(shop, ref_id ?? '', reversal)).reversedBy,
  },
  exports: partiesExports,
  notifications: [creditDue],
};
