import type { Capability } from '../../books/Capability.ts';
import { reversing } from '../../books/undo.ts';
import { walletExports } from './walletExports.ts';
import { walletRoutes } from './walletRoutes.ts';
import { walletsAgree } from './walletsAgree.ts';

export const wallet: Capability = {
  routes: walletRoutes,
  proofs: [walletsAgree],
  undo: {
    capital: reversing(),
    drawing: reversing(),
    opening: reversing(),
    adjustment: reversing(),
    transfer: reversing(),
  },
  exports: walletExports,
};
