import type { Capability } from '../../books/Capability.ts';
import { purchasesAgree } from './purchasesAgree.ts';
import { purchasesExports } from './purchasesExports.ts';
import { purchasesRoutes } from './purchasesRoutes.ts';

export const purchases: Capability = {
  routes: purchasesRoutes,
  proofs: [purchasesAgree],
  exports: purchasesExports,
};
