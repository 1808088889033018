import * as z from 'zod';
import { bulkPurchaseRequest, bulkUpdateRequest } from '../../bulk-purchase/bulkPurchase.ts';
import { idSchema } from '../../party/party.ts';
import { purchaseEditRequest, purchasePhoneRequest } from '../../purchase/purchase.ts';
import {
  EGADGET_STATUSES,
  eGadgetSchema,
  purchaseReturnRequest,
  purchaseVoidSchema,
} from '../../purchase/purchaseReturn.ts';
import { stockEditRequest } from '../../stock/stockPhone.ts';
import {
  PURCHASE_STATUSES,
  purchaseCreatedAnswer,
  purchaseDetailAnswer,
  purchasesAnswer,
} from '../answers.ts';
import { bulkDetailAnswer, phoneEditedAnswer, purchaseSavedAnswer } from '../purchases.ts';
import { listOf, listQuery, order } from '../queries.ts';
import type { Calls } from './Call.ts';

const purchaseQuery = listQuery.extend({
  /** Both when absent. */
  type: listOf(['single', 'bulk']).optional(),
  /** The supplier's `_id`. */
  personId: idSchema.optional(),
  status: listOf(PURCHASE_STATUSES).optional(),
  /** `paid`: nothing of it stays to be paid. */
  paymentStatus: z.enum(['paid', 'pending']).optional(),
  /** State of the look-up in the police register. */
  eGadgetStatus: listOf(EGADGET_STATUSES).optional(),
  sort: z.enum(['date', 'total', 'slipNumber']).default('date'),
  order: order.default('desc'),
});

/** Slips: phones bought. */
export const purchaseContract = {
  list: {
    method: 'GET',
    url: '/api/Purchase',
    summary: 'Purchases, newest first unless sorted, with the totals of the whole filtered set',
    access: 'daily-work',
    query: purchaseQuery,
    answer: purchasesAnswer,
  },
  detail: {
    method: 'GET',
    url: '/api/Purchase/:id',
    summary: 'One purchase, whole',
    access: 'daily-work',
    answer: purchaseDetailAnswer,
  },
  bulkDetail: {
    method: 'GET',
    url: '/api/Purchase/bulk/:id',
    summary: 'One lot, entry by entry and phone by phone',
    access: 'daily-work',
    answer: bulkDetailAnswer,
  },
  create: {
    method: 'POST',
    url: '/api/Purchase/purchase-phone',
    summary: 'Buy one phone, with its pictures',
    access: 'daily-work',
    body: purchasePhoneRequest,
    answer: purchaseCreatedAnswer,
  },
  createBulk: {
    method: 'POST',
    url: '/api/Purchase/bulk-phone-purchase',
    summary: 'Buy a lot of up to 1,000 phones, whole or not at all; a refusal names every row at fault',
    access: 'daily-work',
    body: bulkPurchaseRequest,
    answer: purchaseSavedAnswer,
  },
  updateBulk: {
    method: 'PUT',
    url: '/api/Purchase/bulk-phone-update/:id',
    summary: 'Edit a lot: its rows, its terms and how it was paid; only the difference moves',
    access: 'daily-work',
    body: bulkUpdateRequest,
    answer: purchaseSavedAnswer,
  },
  edit: {
    method: 'PUT',
    url: '/api/Purchase/single-purchase-phone/:id',
    summary: 'Edit a phone of the stock list (with `price`), or the slip that it was bought on',
    access: 'daily-work',
    body: z.union([stockEditRequest, purchaseEditRequest]),
    answer: phoneEditedAnswer,
  },
  giveBack: {
    method: 'POST',
    url: '/api/Purchase/:id/return',
    summary: 'Give phones of a slip back to their supplier, at what they cost',
    access: 'daily-work',
    body: purchaseReturnRequest,
    answer: purchaseSavedAnswer,
  },
  void: {
    method: 'POST',
    url: '/api/Purchase/:id/void',
    summary: 'Undo a slip whole, as of a day; all of its phones must still be in stock',
    access: 'daily-work',
    body: purchaseVoidSchema,
    answer: purchaseSavedAnswer,
  },
  checkEGadget: {
    method: 'PATCH',
    url: '/api/Purchase/:id/egadget',
    summary: "Write down how far the police register was asked about a slip's phones",
    access: 'daily-work',
    body: eGadgetSchema,
    answer: purchaseSavedAnswer,
  },
} as const satisfies Calls;
