import type { Capability } from '../../books/Capability.ts';
import { livesAgree } from './livesAgree.ts';
import { oldStock } from './oldStock.ts';
import { stockExports } from './stockExports.ts';
import { stockRoutes } from './stockRoutes.ts';
import { imeisAgree, unitsAgree } from './unitsAgree.ts';

export const stock: Capability = {
  routes: stockRoutes,
  proofs: [unitsAgree, imeisAgree, livesAgree],
  exports: stockExports,
  notifications: [oldStock],
};
