import type { Capability } from '../../books/Capability.ts';
import { warrantiesEnding } from './warrantiesEnding.ts';
import { warrantyExports } from './warrantyExports.ts';
import { warrantyRoutes } from './warrantyRoutes.ts';

export const warranty: Capability = {
  routes: warrantyRoutes,
  exports: warrantyExports,
  notifications: [warrantiesEnding],
};
