import { auditAnswer } from '@handset/domain';
import { type Route, readRoute } from '../http/route.ts';
import { auditLog, auditQuery } from './auditLog.ts';

export const auditRoutes: Route[] = [
  readRoute({
    url: '/api/audit',
    summary: 'Who did what in the shop, the latest first',
    permission: 'audit',
    query: auditQuery,
    answer: auditAnswer,
    handle: (shop, { query }) => auditLog(shop, query),
  }),
];
