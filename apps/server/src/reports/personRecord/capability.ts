import { idSchema, partyContract } from '@handset/domain';
import * as z from 'zod';
import { readRoute } from '../../base/http/route.ts';
import type { Capability } from '../../books/Capability.ts';
import { personRecord } from './personRecord.ts';

const personRecordRoute = readRoute({
  ...partyContract.record,
  params: z.object({ id: idSchema }),
  handle: async (shop, { params }) => ({ data: await personRecord(shop, params.id) }),
});

export const personRecords: Capability = {
  routes: [personRecordRoute],
};
