import type { Capability } from '../../books/Capability.ts';
import { demoRoutes } from './demoRoutes.ts';

export const demo: Capability = {
  routes: demoRoutes,
};
