import type { Capability } from '../../books/Capability.ts';
import { auditChainDefects } from './auditChainDefects.ts';
import { auditExports } from './auditExports.ts';
import { auditRoutes } from './auditRoutes.ts';

export const audit: Capability = {
  routes: auditRoutes,
  proofs: [auditChainDefects],
  exports: auditExports,
};
