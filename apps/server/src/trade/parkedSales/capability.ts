import type { Capability } from '../../books/Capability.ts';
import { droppedSales } from './droppedSales.ts';
import { parkedSaleRoutes } from './parkedSaleRoutes.ts';

export const parkedSales: Capability = {
  routes: parkedSaleRoutes,
  notifications: [droppedSales],
};
