import { committeeContract, idSchema } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import {
  changeCommittee,
  committeeDetail,
  committees,
  createCommittee,
  recordCommitteeEntry,
} from './committees.ts';

export const committeesRoutes: Route[] = [
  readRoute({
    ...committeeContract.list,
    handle: (shop) => committees(shop),
  }),
  readRoute({
    ...committeeContract.detail,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params }) => ({ data: await committeeDetail(shop, params.id) }),
  }),
  writeRoute({
    ...committeeContract.create,
    handle: async (shop, { body }) => ({
      message: 'Committee added successfully',
      data: await createCommittee(shop, body),
    }),
  }),
  writeRoute({
    ...committeeContract.change,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params, body }) => ({
      message: 'Committee updated successfully',
      data: await changeCommittee(shop, params.id, body),
    }),
  }),
  writeRoute({
    ...committeeContract.enter,
    params: z.object({ id: idSchema }),
    handle: async (shop, { params, body }) => ({
      message:
        body.kind === 'instalment' ? 'Instalment recorded successfully' : 'Payout recorded successfully',
      data: await recordCommitteeEntry(shop, params.id, body),
    }),
  }),
];
