import type { Capability } from '../../books/Capability.ts';
import { searchRoutes } from './searchRoutes.ts';

export const search: Capability = {
  routes: searchRoutes,
};
