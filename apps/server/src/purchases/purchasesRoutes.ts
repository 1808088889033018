import {
  bulkDetailAnswer,
  bulkPurchaseRequest,
  bulkUpdateRequest,
  eGadgetSchema,
  idSchema,
  PICTURE_SLOTS,
  phoneEditedAnswer,
  purchaseCreatedAnswer,
  purchaseDetailAnswer,
  purchaseEditRequest,
  purchasePhoneRequest,
  purchaseReturnRequest,
  purchaseSavedAnswer,
  purchasesAnswer,
  purchaseVoidSchema,
  stockEditRequest,
} from '@handset/domain';
import * as z from 'zod';
import { refusedFields } from '../http/errors.ts';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { editPhone } from '../stock/editPhone.ts';
import { editedPhone } from './editedPhone.ts';
import { editLot, requireLot } from './editLot.ts';
import { editSlip, unitIdOf } from './editSlip.ts';
import { checkEGadget } from './eGadget.ts';
import { lotDetail } from './lotDetail.ts';
import { purchaseDetail } from './purchaseDetail.ts';
import { purchaseQuery, purchases } from './purchaseList.ts';
import { purchaseLot } from './purchaseLot.ts';
import { purchasePhone } from './purchasePhone.ts';
import { purchaseRow } from './purchases.ts';
import { refuseUnread } from './refuseUnread.ts';
import { returnSlip } from './returnSlip.ts';
import { unitsOfSlip } from './slip.ts';
import { orUnread, Unread } from './Unread.ts';
import { voidSlip } from './voidSlip.ts';

/** One picture a slot, but for `images`. */
const pictures = Object.fromEntries(PICTURE_SLOTS.map((slot) => [slot, slot === 'images' ? 10 : 1]));
const byId = z.object({ id: idSchema });
const MB = 1024 * 1024;

/** A stock edit is told from a purchase edit by its `price`, so that a refusal speaks of the one that was meant. */
const editRequest = orUnread(z.union([stockEditRequest, purchaseEditRequest]), (input) => {
  const isStockEdit = typeof input === 'object' && input !== null && 'price' in input;
  return (isStockEdit ? stockEditRequest : purchaseEditRequest).safeParse(input).error;
});

export const purchasesRoutes: Route[] = [
  writeRoute({
    method: 'POST',
    url: '/api/Purchase/purchase-phone',
    summary: 'Buy one phone, with its pictures',
    permission: 'daily-work',
    body: purchasePhoneRequest,
    pictures,
    answer: purchaseCreatedAnswer,
    handle: async (shop, { body, pictures: uploaded }) => ({
      message: 'Purchase Phone Record Added Successfully',
      data: await purchasePhone(shop, body, uploaded),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/Purchase/bulk-phone-purchase',
    summary: 'Buy a lot of up to 1,000 phones, whole or not at all; a refusal names every row at fault',
    permission: 'daily-work',
    body: orUnread(bulkPurchaseRequest),
    bodyLimit: 2 * MB,
    answer: purchaseSavedAnswer,
    handle: async (shop, { body }) => {
      if (body instanceof Unread) throw await refuseUnread(shop, body);
      return { message: 'Purchase bulk Record Added Successfully', data: await purchaseLot(shop, body) };
    },
  }),
  writeRoute({
    method: 'PUT',
    url: '/api/Purchase/bulk-phone-update/:id',
    summary: 'Edit a lot: its rows, its terms and how it was paid; only the difference moves',
    permission: 'daily-work',
    params: byId,
    body: orUnread(bulkUpdateRequest),
    bodyLimit: 2 * MB,
    answer: purchaseSavedAnswer,
    handle: async (shop, { params, body }) => {
      if (body instanceof Unread) {
        const units = await unitsOfSlip(shop, await requireLot(shop, params.id));
        throw await refuseUnread(shop, body, new Set(units.map(({ id }) => id)));
      }
      return {
        message: 'Purchase bulk Record is updated Successfully',
        data: await editLot(shop, params.id, body),
      };
    },
  }),
  writeRoute({
    method: 'PUT',
    url: '/api/Purchase/single-purchase-phone/:id',
    summary: 'Edit a phone of the stock list (with `price`), or the slip that it was bought on',
    permission: 'daily-work',
    params: byId,
    body: editRequest,
    pictures: { ...pictures, coverImage: 1 },
    answer: phoneEditedAnswer,
    handle: async (shop, { params, body, pictures: uploaded }) => {
      if (body instanceof Unread) throw refusedFields(body.fields);
      if ('price' in body) {
        const unitId = await unitIdOf(shop, params.id);
        await editPhone(shop, unitId, body, uploaded);
        return {
          message: 'Mobile Phone Record Updated Successfully',
          data: await editedPhone(shop, unitId),
        };
      }
      const unitId = await editSlip(shop, params.id, body, uploaded);
      return {
        message: 'Purchase Phone Record edited Successfully',
        data: await editedPhone(shop, unitId),
      };
    },
  }),
  readRoute({
    url: '/api/Purchase',
    summary: 'Purchases, newest first unless sorted, with the totals of the whole filtered set',
    permission: 'daily-work',
    query: purchaseQuery,
    answer: purchasesAnswer,
    handle: (shop, { query }) => purchases(shop, query),
  }),
  readRoute({
    url: '/api/Purchase/:id',
    summary: 'One purchase, whole',
    permission: 'daily-work',
    params: byId,
    answer: purchaseDetailAnswer,
    handle: async (shop, { params }) => ({ data: await purchaseDetail(shop, params.id) }),
  }),
  readRoute({
    url: '/api/Purchase/bulk/:id',
    summary: 'One lot, entry by entry and phone by phone',
    permission: 'daily-work',
    params: byId,
    answer: bulkDetailAnswer,
    handle: async (shop, { params }) => ({ data: await lotDetail(shop, params.id) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/Purchase/:id/return',
    summary: 'Give phones of a slip back to their supplier, at what they cost',
    permission: 'daily-work',
    params: byId,
    body: purchaseReturnRequest,
    answer: purchaseSavedAnswer,
    handle: async (shop, { params, body }) => {
      await returnSlip(shop, params.id, body);
      return { message: 'Returned to the supplier', data: await purchaseRow(shop, params.id) };
    },
  }),
  writeRoute({
    method: 'POST',
    url: '/api/Purchase/:id/void',
    summary: 'Undo a slip whole, as of today; all of its phones must still be in stock',
    permission: 'daily-work',
    params: byId,
    body: purchaseVoidSchema,
    answer: purchaseSavedAnswer,
    handle: async (shop, { params, body }) => {
      await voidSlip(shop, params.id, body);
      return { message: 'The slip is void', data: await purchaseRow(shop, params.id) };
    },
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/Purchase/:id/egadget',
    summary: "Write down how far the police register was asked about a slip's phones",
    permission: 'daily-work',
    params: byId,
    body: eGadgetSchema,
    pictures: { eGadgetStatusPicture: 1 },
    answer: purchaseSavedAnswer,
    handle: async (shop, { params, body, pictures: uploaded }) => {
      await checkEGadget(shop, params.id, body, uploaded);
      return { message: 'e-Gadget status saved', data: await purchaseRow(shop, params.id) };
    },
  }),
];
