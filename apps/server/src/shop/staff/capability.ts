import type { Capability } from '../../books/Capability.ts';
import { staffExports } from './staffExports.ts';
import { staffRoutes } from './staffRoutes.ts';

export const staff: Capability = {
  routes: staffRoutes,
  exports: staffExports,
};
