import type { Capability } from '../../books/Capability.ts';
import { registrarShopRoutes } from './registrarShopRoutes.ts';
import { shopRoutes } from './shopRoutes.ts';

export const shops: Capability = {
  routes: [...shopRoutes, ...registrarShopRoutes],
};
