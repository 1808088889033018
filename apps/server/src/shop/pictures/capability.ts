import type { Capability } from '../../books/Capability.ts';
import { filesRoutes } from './filesRoutes.ts';

export const files: Capability = {
  routes: filesRoutes,
};
