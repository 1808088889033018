import type { Capability } from '../../books/Capability.ts';
import { reversing } from '../../books/undo.ts';
import { undoCommitteeEntry } from './committees.ts';
import { committeesAgree } from './committeesAgree.ts';
import { committeesDue } from './committeesDue.ts';
import { committeesExports } from './committeesExports.ts';
import { committeesRoutes } from './committeesRoutes.ts';

const undoEntry = reversing((shop, { number }, reversal) => undoCommitteeEntry(shop, number, reversal));

export const committees: Capability = {
  routes: committeesRoutes,
  proofs: [committeesAgree],
  undo: {
    'committee-instalment': undoEntry,
    'committee-payout': undoEntry,
  },
  exports: committeesExports,
  notifications: [committeesDue],
};
