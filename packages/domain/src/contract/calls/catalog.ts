import { newCompanySchema, newModelRequest } from '../../catalog/names.ts';
import { companiesAnswer, companyAnswer, messageAnswer, modelAnswer, modelsAnswer } from '../answers.ts';
import type { Calls } from './Call.ts';

/** Makers and models. */
export const catalogContract = {
  companies: {
    method: 'GET',
    url: '/api/company/all-companies',
    summary: 'The makers that the shop knows',
    access: 'daily-work',
    answer: companiesAnswer,
  },
  models: {
    method: 'GET',
    url: '/api/company/models/:companyId',
    summary: 'The models of a maker',
    access: 'daily-work',
    answer: modelsAnswer,
  },
  createCompany: {
    method: 'POST',
    url: '/api/company/create-company',
    summary: 'Add a maker',
    access: 'daily-work',
    body: newCompanySchema,
    answer: messageAnswer.extend({ data: companyAnswer }),
  },
  createModel: {
    method: 'POST',
    url: '/api/company/create-model',
    summary: 'Add a model to a maker',
    access: 'daily-work',
    body: newModelRequest,
    answer: messageAnswer.extend({ data: modelAnswer }),
  },
} as const satisfies Calls;
