import type { NewCompany, NewModel } from '@handset/domain';
import { unstable_serialize } from 'swr';
import { catalogCalls } from '../../resources/catalog.ts';
import { useApi } from '../ApiProvider.tsx';
import type { Id } from '../identity.ts';
import { inView } from '../ResourceKey.ts';
import { keepPrevious, useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const useCompanies = () => useRead(['companies'], catalogCalls, (catalog) => catalog.companies());

/** The models of a company. Waits until there is one. */
export const useModels = (companyId: Id) =>
  useRecord('models', companyId, catalogCalls, (catalog, id) => catalog.models(id));

/**
 * The models of several companies, for a form with phones of each. Loaded models stay while more are loading.
 */
export const useModelsOf = (companyIds: readonly string[]) => {
  const { cache, view } = useApi();
  return useRead(
    companyIds.length > 0 ? ['models', ...companyIds] : null,
    catalogCalls,
    async (catalog) =>
      // Each company has its own key as well, so that its models are available offline.
      (
        await Promise.all(
          companyIds.map((id) =>
            cache.ask(unstable_serialize(inView(['models', id], view)), () => catalog.models(id)),
          ),
        )
      ).flat(),
    keepPrevious,
  );
};

export const useCreateCompany = () =>
  useWrite(
    catalogCalls,
    (catalog, company: NewCompany, submission) => catalog.createCompany(company, submission),
    ['companies'],
  );

export const useCreateModel = () =>
  useWrite(catalogCalls, (catalog, model: NewModel, submission) => catalog.createModel(model, submission), [
    'models',
  ]);
