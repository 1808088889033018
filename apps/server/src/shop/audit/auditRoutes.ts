import { auditContract } from '@handset/domain';
import { type Route, readRoute } from '../../base/http/route.ts';
import { auditLog } from './auditLog.ts';

export const auditRoutes: Route[] = [
  readRoute({
    ...auditContract.lines,
    handle: (shop, { query }) => auditLog(shop, query),
  }),
];
