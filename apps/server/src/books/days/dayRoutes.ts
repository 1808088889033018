import { idSchema, ledgerContract } from '@handset/domain';
import * as z from 'zod';
import { type Route, writeRoute } from '../../base/http/route.ts';
import { approveCount, closeDay, reopenDay } from './closeDay.ts';
import { decideCount } from './dayCounts.ts';

const countParams = z.object({ id: idSchema });

export const dayRoutes: Route[] = [
  writeRoute({
    ...ledgerContract.closeDay,
    handle: async (shop, { body }) => {
      const outcome = await closeDay(shop, body);
      return 'waiting' in outcome
        ? { message: "The count waits for the owner's approval", data: null, waiting: outcome.waiting }
        : { message: 'Day closed successfully', data: outcome.closed, waiting: null };
    },
  }),
  writeRoute({
    ...ledgerContract.approveCount,
    params: countParams,
    handle: async (shop, { params }) => ({
      message: 'Day closed successfully',
      data: await approveCount(shop, params.id),
      waiting: null,
    }),
  }),
  writeRoute({
    ...ledgerContract.rejectCount,
    params: countParams,
    handle: async (shop, { params, body }) => ({
      message: 'Count rejected',
      data: await decideCount(shop, params.id, { state: 'rejected', note: body.reason }),
    }),
  }),
  writeRoute({
    ...ledgerContract.reopenDay,
    handle: async (shop, { body }) => ({
      message: 'Day reopened successfully',
      data: { date: body.date, closedUpTo: (await reopenDay(shop, body)) ?? null },
    }),
  }),
];
