import { documentExports } from './documentExports.ts';
import type { ExportList } from './ExportList.ts';
import { moneyExports } from './moneyExports.ts';
import { partyExports } from './partyExports.ts';
import { shopExports } from './shopExports.ts';
import { stockExports } from './stockExports.ts';

/** Every list of the product that can be taken as a file. */
export const exportLists: ExportList[] = [
  ...stockExports,
  ...documentExports,
  ...partyExports,
  ...moneyExports,
  ...shopExports,
];
