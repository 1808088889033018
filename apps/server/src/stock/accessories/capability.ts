import type { Capability } from '../../books/Capability.ts';
import { reversing } from '../../books/undo.ts';
import { accessoriesAgree } from './accessoriesAgree.ts';
import { accessoriesExports } from './accessoriesExports.ts';
import { accessoriesRoutes } from './accessoriesRoutes.ts';
import { undoAccessoryMovement } from './adjustAccessory.ts';
import { lowStock } from './lowStock.ts';

const undoMovement = reversing((shop, { number }, reversal, date) =>
  undoAccessoryMovement(shop, number, reversal, date),
);

export const accessories: Capability = {
  routes: accessoriesRoutes,
  proofs: [accessoriesAgree],
  undo: {
    'accessory-purchase': undoMovement,
    'accessory-adjustment': undoMovement,
  },
  exports: accessoriesExports,
  notifications: [lowStock],
};
