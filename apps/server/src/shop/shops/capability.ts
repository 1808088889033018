import type { Capability } from '../../books/Capability.ts';
import { printRoutes } from './printRoutes.ts';
import { registrarShopRoutes } from './registrarShopRoutes.ts';
import { shopRoutes } from './shopRoutes.ts';

export const shops: Capability = {
  routes: [...shopRoutes, ...printRoutes, ...registrarShopRoutes],
};
