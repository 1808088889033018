import {
  companiesAnswer,
  companyAnswer,
  idSchema,
  messageAnswer,
  modelAnswer,
  modelsAnswer,
  newCompanySchema,
  newModelSchema,
} from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { companies, createCompany, createModel, models } from './catalog.ts';

export const catalogRoutes: Route[] = [
  readRoute({
    url: '/api/company/all-companies',
    summary: 'The makers that the shop knows',
    permission: 'daily-work',
    answer: companiesAnswer,
    handle: async (shop) => ({ companies: await companies(shop) }),
  }),
  readRoute({
    url: '/api/company/models/:companyId',
    summary: 'The models of a maker',
    permission: 'daily-work',
    params: z.object({ companyId: idSchema }),
    answer: modelsAnswer,
    handle: async (shop, { params }) => ({ models: await models(shop, params.companyId) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/company/create-company',
    summary: 'Add a maker',
    permission: 'daily-work',
    body: newCompanySchema,
    answer: messageAnswer.extend({ data: companyAnswer }),
    handle: async (shop, { body }) => ({
      message: 'Company added successfully!',
      data: await createCompany(shop, body),
    }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/company/create-model',
    summary: 'Add a model to a maker',
    permission: 'daily-work',
    body: newModelSchema,
    answer: messageAnswer.extend({ data: modelAnswer }),
    handle: async (shop, { body }) => ({
      message: 'Model added successfully!',
      data: await createModel(shop, body),
    }),
  }),
];
