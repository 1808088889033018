import type { Capability } from '../../books/Capability.ts';
import { reportRoutes } from './reportRoutes.ts';

export const statements: Capability = {
  routes: reportRoutes,
};
