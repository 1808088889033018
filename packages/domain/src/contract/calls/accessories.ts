import {
  accessoryAdjustmentRequest,
  accessoryChangeRequest,
  accessoryPurchaseRequest,
  newAccessoryRequest,
} from '../../accessory/accessory.ts';
import { accessoryDetailAnswer } from '../accessories.ts';
import { accessoriesAnswer, accessoryAnswer, messageAnswer } from '../answers.ts';
import { rangeQuery } from '../queries.ts';
import type { Calls } from './Call.ts';

/** Chargers, covers and the like, kept by quantity. */
export const accessoryContract = {
  list: {
    method: 'GET',
    url: '/api/accessory/',
    summary: 'The accessories that the shop sells, with what is in stock',
    access: 'daily-work',
    answer: accessoriesAnswer,
  },
  detail: {
    method: 'GET',
    url: '/api/accessory/:id',
    summary: 'One accessory with everything that moved its stock, newest first',
    access: 'daily-work',
    query: rangeQuery,
    answer: accessoryDetailAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/accessory/',
    summary: 'Add a kind of accessory',
    access: 'daily-work',
    body: newAccessoryRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
  },
  change: {
    method: 'PATCH',
    url: '/api/accessory/:id',
    summary: "Change an accessory's name, category, price or level",
    access: 'daily-work',
    body: accessoryChangeRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
  },
  adjust: {
    method: 'POST',
    url: '/api/accessory/:id/adjustment',
    summary: 'Set the stock of an accessory right, with the reason',
    access: 'daily-work',
    body: accessoryAdjustmentRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
  },
  purchase: {
    method: 'POST',
    url: '/api/accessory/:id/purchase',
    summary: 'Buy accessories into stock, at weighted average cost',
    access: 'daily-work',
    body: accessoryPurchaseRequest,
    answer: messageAnswer.extend({ data: accessoryAnswer }),
  },
} as const satisfies Calls;
