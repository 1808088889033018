import type { Capability } from '../../books/Capability.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';

export const subscription: Capability = {
  routes: subscriptionRoutes,
};
