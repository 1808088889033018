import { catalogContract, type NewCompany, type NewModel } from '@handset/domain';
import { callsOver } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Makers and models. */
export function catalogCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    companies: async () => (await call(catalogContract.companies)).companies,
    models: async (companyId: string) =>
      (await call(catalogContract.models, { params: { companyId } })).models,
    createCompany: (company: NewCompany, submission: Submission) =>
      call(catalogContract.createCompany, { body: company, submission }),
    createModel: (model: NewModel, submission: Submission) =>
      call(catalogContract.createModel, { body: model, submission }),
  };
}
