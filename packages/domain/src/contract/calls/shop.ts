import { newStaffSchema, staffChangeSchema } from '../../access/staff.ts';
import { printRequest } from '../../shop/printers.ts';
import { shopSettingsRequest } from '../../shop/shop.ts';
import { messageAnswer } from '../answers.ts';
import { shopAnswer, shopChangedAnswer } from '../shop.ts';
import { staffAnswer, staffMemberAnswer } from '../staff.ts';
import type { Calls } from './Call.ts';

/** The shop itself, and who works in it. */
export const shopContract = {
  mine: {
    method: 'GET',
    url: '/api/shop/mine',
    summary: 'The shop of whoever asks, and its day',
    access: 'daily-work',
    answer: shopAnswer,
  },
  change: {
    method: 'PATCH',
    url: '/api/shop/mine',
    summary: 'Change what the shop says of itself and how it works',
    access: 'shop-settings',
    body: shopSettingsRequest,
    answer: shopChangedAnswer,
  },
  print: {
    method: 'POST',
    url: '/api/shop/mine/print',
    summary: 'Print on a printer in the network of the shop',
    access: 'daily-work',
    body: printRequest,
    answer: messageAnswer,
  },
  staff: {
    method: 'GET',
    url: '/api/shop/mine/staff',
    summary: 'Everybody who can or could sign in to the shop',
    access: 'staff',
    answer: staffAnswer,
  },
  addStaff: {
    method: 'POST',
    url: '/api/shop/mine/staff',
    summary: 'Let somebody sign in to the shop',
    access: 'staff',
    body: newStaffSchema,
    answer: staffMemberAnswer,
  },
  changeStaff: {
    method: 'PATCH',
    url: '/api/shop/mine/staff/:id',
    summary: "Change somebody's name, role or password, or whether they may sign in",
    access: 'staff',
    body: staffChangeSchema,
    answer: staffMemberAnswer,
  },
} as const satisfies Calls;
