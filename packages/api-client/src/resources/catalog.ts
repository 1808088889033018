import type { Company, companiesAnswer, Model, modelsAnswer, NewCompany, NewModel } from '@handset/domain';
import { path } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';

/** Makers and models. */
export function catalogCalls(transport: Transport) {
  return {
    companies: async () =>
      (await transport.get<Answer<typeof companiesAnswer>>('api/company/all-companies')).companies,
    models: async (companyId: string) =>
      (await transport.get<Answer<typeof modelsAnswer>>(path`api/company/models/${companyId}`)).models,
    createCompany: (company: NewCompany, submission: Submission) =>
      transport.send<{ message: string; data: Company }>(
        'POST',
        'api/company/create-company',
        company,
        submission,
      ),
    createModel: (model: NewModel, submission: Submission) =>
      transport.send<{ message: string; data: Model }>('POST', 'api/company/create-model', model, submission),
  };
}
