import type { Company, Model, NewParty } from '@handset/domain';
import type { BankAccount, Listing, Party, Refusal } from '../embedding/embedding.ts';
import type { FlowHost } from './definition.ts';
import { amount, choices, list } from './kinds.ts';

/** What every element is set in which phones are described and money moves. */
export const phoneProperties = {
  companies: list<Company>(),
  models: list<Model>(),
  parties: list<Party>(),
  banks: list<BankAccount>(),
  pocketBalance: amount,
};

/** What such an element may make that its lists lack. */
export const creates = choices('company', 'model', 'party');

// biome-ignore lint/suspicious/noConfusingVoidType: as SubmitHandler
type Made = Refusal | void;

interface PhoneValues {
  companies: Listing<Company>;
  models: Listing<Model>;
  parties: Listing<Party>;
  banks: Listing<BankAccount>;
  pocketBalance: number | undefined;
  creates: readonly ('company' | 'model' | 'party')[];
}

/** The same as props of the flow. */
export function phoneProps(values: PhoneValues, flow: FlowHost) {
  const { creates } = values;
  return {
    companies: flow.withRetry('companies', values.companies),
    models: flow.withRetry('models', values.models),
    parties: flow.withRetry('parties', values.parties),
    banks: flow.withRetry('banks', values.banks),
    pocketBalance: values.pocketBalance,
    onCompanyChange: (company: Company | null) => flow.tell('handset-company-change', { company }),
    onCreateCompany: creates.includes('company')
      ? (name: string) => flow.ask<Made>('handset-create-company', { name })
      : undefined,
    onCreateModel: creates.includes('model')
      ? (name: string, company: Company | null) => flow.ask<Made>('handset-create-model', { name, company })
      : undefined,
    onCreateParty: creates.includes('party')
      ? (party: NewParty) => flow.ask<Party | Refusal>('handset-create-party', party)
      : undefined,
    onCancel: flow.cancel,
    onError: flow.tellError,
  };
}
