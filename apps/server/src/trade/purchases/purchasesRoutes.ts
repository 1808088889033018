import {
  bulkPurchaseRequest,
  bulkUpdateRequest,
  idSchema,
  PICTURE_SLOTS,
  purchaseContract,
  purchaseEditRequest,
  stockEditRequest,
} from '@handset/domain';
import * as z from 'zod';
import { refusedFields } from '../../base/http/errors.ts';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { editPhone } from '../../stock/phones/editPhone.ts';
import { editedPhone } from './editedPhone.ts';
import { editLot, requireLot } from './editLot.ts';
import { editSlip, unitIdOf } from './editSlip.ts';
import { checkEGadget } from './eGadget.ts';
import { InvalidBody, orInvalidBody } from './InvalidBody.ts';
import { lotDetail } from './lotDetail.ts';
import { purchaseDetail } from './purchaseDetail.ts';
import { purchases } from './purchaseList.ts';
import { purchaseLot } from './purchaseLot.ts';
import { purchasePhone } from './purchasePhone.ts';
import { purchaseRow } from './purchases.ts';
import { refuseInvalidLot } from './refuseInvalidLot.ts';
import { returnSlip } from './returnSlip.ts';
import { unitsOfSlip } from './slip.ts';
import { voidSlip } from './voidSlip.ts';

/** One picture per slot, except for `images`. */
const pictures = Object.fromEntries(PICTURE_SLOTS.map((slot) => [slot, slot === 'images' ? 10 : 1]));
const byId = z.object({ id: idSchema });
const MB = 1024 * 1024;

/** A stock edit is told from a purchase edit by its `price`, so that a refusal names the right fields. */
const editRequest = orInvalidBody(z.union([stockEditRequest, purchaseEditRequest]), (input) => {
  const isStockEdit = typeof input === 'object' && input !== null && 'price' in input;
  return (isStockEdit ? stockEditRequest : purchaseEditRequest).safeParse(input).error;
});

export const purchasesRoutes: Route[] = [
  writeRoute({
    ...purchaseContract.create,
    pictures,
    handle: async (shop, { body, pictures: uploaded }) => ({
      message: 'Purchase Phone Record Added Successfully',
      data: await purchasePhone(shop, body, uploaded),
    }),
  }),
  writeRoute({
    ...purchaseContract.createBulk,
    body: orInvalidBody(bulkPurchaseRequest),
    bodyLimit: 2 * MB,
    handle: async (shop, { body }) => {
      if (body instanceof InvalidBody) throw await refuseInvalidLot(shop, body);
      return { message: 'Purchase bulk Record Added Successfully', data: await purchaseLot(shop, body) };
    },
  }),
  writeRoute({
    ...purchaseContract.updateBulk,
    params: byId,
    body: orInvalidBody(bulkUpdateRequest),
    bodyLimit: 2 * MB,
    handle: async (shop, { params, body }) => {
      if (body instanceof InvalidBody) {
        const units = await unitsOfSlip(shop, await requireLot(shop, params.id));
        throw await refuseInvalidLot(shop, body, new Set(units.map(({ id }) => id)));
      }
      return {
        message: 'Purchase bulk Record is updated Successfully',
        data: await editLot(shop, params.id, body),
      };
    },
  }),
  writeRoute({
    ...purchaseContract.edit,
    params: byId,
    body: editRequest,
    pictures: { ...pictures, coverImage: 1 },
    handle: async (shop, { params, body, pictures: uploaded }) => {
      if (body instanceof InvalidBody) throw refusedFields(body.fields);
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
    ...purchaseContract.list,
    handle: (shop, { query }) => purchases(shop, query),
  }),
  readRoute({
    ...purchaseContract.detail,
    params: byId,
    handle: async (shop, { params }) => ({ data: await purchaseDetail(shop, params.id) }),
  }),
  readRoute({
    ...purchaseContract.bulkDetail,
    params: byId,
    handle: async (shop, { params }) => ({ data: await lotDetail(shop, params.id) }),
  }),
  writeRoute({
    ...purchaseContract.giveBack,
    params: byId,
    handle: async (shop, { params, body }) => {
      await returnSlip(shop, params.id, body);
      return { message: 'Returned to the supplier', data: await purchaseRow(shop, params.id) };
    },
  }),
  writeRoute({
    ...purchaseContract.void,
    params: byId,
    handle: async (shop, { params, body }) => {
      await voidSlip(shop, params.id, body);
      return { message: 'The slip is void', data: await purchaseRow(shop, params.id) };
    },
  }),
  writeRoute({
    ...purchaseContract.checkEGadget,
    params: byId,
    pictures: { eGadgetStatusPicture: 1 },
    handle: async (shop, { params, body, pictures: uploaded }) => {
      await checkEGadget(shop, params.id, body, uploaded);
      return { message: 'e-Gadget status saved', data: await purchaseRow(shop, params.id) };
    },
  }),
];
