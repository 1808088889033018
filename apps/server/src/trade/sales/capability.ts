import type { Capability } from '../../books/Capability.ts';
import { salesAgree } from './salesAgree.ts';
import { salesExports } from './salesExports.ts';
import { salesRoutes } from './salesRoutes.ts';

export const sales: Capability = {
  routes: salesRoutes,
  proofs: [salesAgree],
  exports: salesExports,
};
