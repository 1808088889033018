import {
  committeeChangedAnswer,
  committeeChangeRequest,
  committeeDetailAnswer,
  committeeEntryRequest,
  committeesAnswer,
  idSchema,
  newCommitteeRequest,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import {
  changeCommittee,
  committeeDetail,
  committees,
  createCommittee,
  recordCommitteeEntry,
} from './committees.ts';

export const committeesRoutes: Route[] = [
  readRoute({
    url: '/api/committee',
    summary: 'The committees that the shop is a member of, and where it stands in each',
    permission: 'daily-work',
    answer: committeesAnswer,
    handle: (shop) => committees(shop),
  }),
  readRoute({
    url: '/api/committee/:id',
    summary: 'One committee with its schedule and everything that was paid and taken',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    answer: committeeDetailAnswer,
    handle: async (shop, { params }) => ({ data: await committeeDetail(shop, params.id) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/committee',
    summary: 'Join a committee',
    permission: 'daily-work',
    body: newCommitteeRequest,
    answer: committeeChangedAnswer,
    handle: async (shop, { body }) => ({
      message: 'Committee added successfully',
      data: await createCommittee(shop, body),
    }),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/committee/:id',
    summary: "Change a committee's names, note or turns",
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: committeeChangeRequest,
    answer: committeeChangedAnswer,
    handle: async (shop, { params, body }) => ({
      message: 'Committee updated successfully',
      data: await changeCommittee(shop, params.id, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/committee/:id/entry',
    summary: 'Pay an instalment, or take the pool',
    permission: 'daily-work',
    params: z.object({ id: idSchema }),
    body: committeeEntryRequest,
    answer: committeeChangedAnswer,
    handle: async (shop, { params, body }) => ({
      message:
        body.kind === 'instalment' ? 'Instalment recorded successfully' : 'Payout recorded successfully',
      data: await recordCommitteeEntry(shop, params.id, body),
    }),
  }),
];
