import type { Capability } from '../Capability.ts';
import { clockMoved } from '../days/clockMoved.ts';
import { dayCountNews } from '../days/dayCountNews.ts';
import { dayRoutes } from '../days/dayRoutes.ts';
import { accountsAgree } from '../proofs/accountsAgree.ts';
import { chainAgrees } from '../proofs/chainAgrees.ts';
import { closingsAgree } from '../proofs/closingsAgree.ts';
import { daysAgree } from '../proofs/daysAgree.ts';
import { numbersAgree } from '../proofs/numbersAgree.ts';
import { journalExports } from './journalExports.ts';
import { journalRoutes } from './journalRoutes.ts';

export const books: Capability = {
  routes: [...dayRoutes, ...journalRoutes],
  proofs: [chainAgrees, numbersAgree, accountsAgree, daysAgree, closingsAgree],
  exports: journalExports,
  notifications: [clockMoved, dayCountNews],
};
