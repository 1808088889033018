import { type Company, type Model, type NewCompany, type NewModel, searchKey } from '@handset/domain';
import type { ShopReader, ShopTransaction } from '../../base/database/HandsetDatabase.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, NotFound } from '../../base/http/errors.ts';

/** The makers that the shop knows, by name. */
export async function companies(shop: ShopReader): Promise<Company[]> {
  const rows = await shop.selectFrom('companies').select(['id', 'name']).orderBy('name_key').execute();
  return rows.map(({ id, name }) => ({ _id: id, name }));
}

/** The models of a maker, by name. @throws NotFound when the shop knows no such maker. */
export async function models(shop: ShopReader, companyId: string): Promise<Model[]> {
  await requireCompany(shop, companyId);
  const rows = await shop
    .selectFrom('models')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .orderBy('name_key')
    .execute();
  return rows.map(({ id, name }) => ({ _id: id, name, companyId }));
}

/** Adds a maker. @throws Conflict when the shop has it, in whatever spelling. */
export async function createCompany(shop: ShopTransaction, { name }: NewCompany): Promise<Company> {
  const key = searchKey(name);
  const known = await shop
    .selectFrom('companies')
    .select('name')
    .where('name_key', '=', key)
    .executeTakeFirst();
  if (known) throw new Conflict('company-exists', { company: known.name }).at('name');
  const id = newId();
  await shop.insertInto('companies').values({ id, name, name_key: key, created_at: shop.now }).execute();
  return { _id: id, name };
}

/** Adds a model to a maker. @throws NotFound for a maker of another shop, Conflict when the model is there. */
export async function createModel(shop: ShopTransaction, { name, companyId }: NewModel): Promise<Model> {
  const company = await requireCompany(shop, companyId);
  const key = searchKey(name);
  const known = await shop
    .selectFrom('models')
    .select('name')
    .where('company_id', '=', companyId)
    .where('name_key', '=', key)
    .executeTakeFirst();
  if (known) throw new Conflict('model-exists', { company: company.name, model: known.name }).at('name');
  const id = newId();
  await shop
    .insertInto('models')
    .values({ id, company_id: companyId, name, name_key: key, created_at: shop.now })
    .execute();
  return { _id: id, name, companyId };
}

async function requireCompany(shop: ShopReader, id: string): Promise<{ name: string }> {
  const company = await shop.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
  if (!company) throw new NotFound('company-unknown');
  return company;
}
