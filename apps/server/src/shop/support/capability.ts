import type { Capability } from '../../books/Capability.ts';
import { supportRoutes } from './supportRoutes.ts';

export const support: Capability = {
  routes: supportRoutes,
};
