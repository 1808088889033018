import { catalogContract, idSchema } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { companies, createCompany, createModel, models } from './catalog.ts';

export const catalogRoutes: Route[] = [
  readRoute({
    ...catalogContract.companies,
    handle: async (shop) => ({ companies: await companies(shop) }),
  }),
  readRoute({
    ...catalogContract.models,
    params: z.object({ companyId: idSchema }),
    handle: async (shop, { params }) => ({ models: await models(shop, params.companyId) }),
  }),
  writeRoute({
    ...catalogContract.createCompany,
    handle: async (shop, { body }) => ({
      message: 'Company added successfully!',
      data: await createCompany(shop, body),
    }),
  }),
  writeRoute({
    ...catalogContract.createModel,
    handle: async (shop, { body }) => ({
      message: 'Model added successfully!',
      data: await createModel(shop, body),
    }),
  }),
];
