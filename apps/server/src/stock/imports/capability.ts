import type { Capability } from '../../books/Capability.ts';
import { importsRoutes } from './importsRoutes.ts';

export const imports: Capability = {
  routes: importsRoutes,
};
