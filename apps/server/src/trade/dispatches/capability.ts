import type { Capability } from '../../books/Capability.ts';
import { dispatchesAgree } from './dispatchesAgree.ts';
import { dispatchesExports } from './dispatchesExports.ts';
import { dispatchesRoutes } from './dispatchesRoutes.ts';

export const dispatches: Capability = {
  routes: dispatchesRoutes,
  proofs: [dispatchesAgree],
  exports: dispatchesExports,
};
