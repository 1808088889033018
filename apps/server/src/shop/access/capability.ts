import type { Capability } from '../../books/Capability.ts';
import { accessRoutes } from './accessRoutes.ts';
import { pinRoutes } from './pinRoutes.ts';
import { secondFactorRoutes } from './secondFactorRoutes.ts';

export const access: Capability = {
  routes: [...accessRoutes, ...secondFactorRoutes, ...pinRoutes],
};
