import { searchKey } from '@handset/domain';
import { chunks } from '../../base/database/chunks.ts';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';

interface Kind {
  company_name: string;
  model_name: string;
}

/** A kind of phone as the shop's catalogue knows it. */
export interface CataloguedKind extends Kind {
  company_id: string | null;
  model_id: string | null;
}

/** Links phones to the shop's catalogue. Known names take its spelling, unknown ones stay as typed. */
export async function catalogued(
  shop: ShopReader,
  kinds: readonly Kind[],
): Promise<(kind: Kind) => CataloguedKind> {
  const companies = new Map<string, { id: string; name: string }>();
  // A name of the catalogue in its own spelling comes before another with the same key.
  for (const names of chunks(namesAndKeys(kinds.map((kind) => kind.company_name)), 500)) {
    const rows = await shop
      .selectFrom('companies')
      .select(['id', 'name', 'name_key'])
      .where((row) => row.or([row('name_key', 'in', names), row('name', 'in', names)]))
      .execute();
    for (const { name_key, ...company } of rows)
      companies.set(name_key, company).set(`= ${company.name}`, company);
  }
  const models = new Map<string, { id: string; name: string }>();
  const known = [...new Set([...companies.values()].map(({ id }) => id))];
  for (const names of known.length > 0
    ? chunks(namesAndKeys(kinds.map((kind) => kind.model_name)), 500)
    : []) {
    const rows = await shop
      .selectFrom('models')
      .select(['id', 'name', 'name_key', 'company_id'])
      .where('company_id', 'in', known)
      .where((row) => row.or([row('name_key', 'in', names), row('name', 'in', names)]))
      .execute();
    for (const { name_key, company_id, ...model } of rows)
      models.set(`${company_id} ${name_key}`, model).set(`${company_id} = ${model.name}`, model);
  }
  return ({ company_name, model_name }) => {
    const company = companies.get(`= ${company_name}`) ?? companies.get(searchKey(company_name));
    const model =
      company &&
      (models.get(`${company.id} = ${model_name}`) ?? models.get(`${company.id} ${searchKey(model_name)}`));
    return {
      company_id: company?.id ?? null,
      model_id: model?.id ?? null,
      company_name: company?.name ?? company_name,
      model_name: model?.name ?? model_name,
    };
  };
}

function namesAndKeys(names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => [name, searchKey(name)]))];
}
