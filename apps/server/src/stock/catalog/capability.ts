import type { Capability } from '../../books/Capability.ts';
import { catalogRoutes } from './catalogRoutes.ts';

export const catalog: Capability = {
  routes: catalogRoutes,
};
