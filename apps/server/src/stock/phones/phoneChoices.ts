import type { PhoneChoices, phoneContract } from '@handset/domain';
import type * as z from 'zod';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { byName } from './byName.ts';
import { getOrCreate } from './getOrCreate.ts';
import { groupKey, matchingPhones } from './phoneFilters.ts';

interface Model {
  modelName: string;
  rams: Map<string, string>;
  colors: Map<string, string>;
}

/** Filter choices for a list of phones. Two spellings of a name count as one. */
export async function phoneChoices(
  shop: ShopReader,
  filters: z.output<typeof phoneContract.choices.query>,
): Promise<PhoneChoices> {
  const rows = await shop
    .selectFrom('units')
    .select(['company_name', 'model_name', 'ram_memory', 'color'])
    .distinct()
    .where(await matchingPhones(shop, filters))
    .execute();
  const companies = new Map<string, { companyName: string; models: Map<string, Model> }>();
  for (const { company_name: companyName, model_name: modelName, ram_memory: ram, color } of rows) {
    const company = getOrCreate(companies, groupKey(companyName), () => ({ companyName, models: new Map() }));
    const model = getOrCreate(company.models, groupKey(modelName), () => ({
      modelName,
      rams: new Map(),
      colors: new Map(),
    }));
    if (ram) getOrCreate(model.rams, groupKey(ram), () => ram);
    if (color) getOrCreate(model.colors, groupKey(color), () => color);
  }
  return byName(companies.values(), ({ companyName }) => companyName).map(({ companyName, models }) => ({
    companyName,
    models: byName(models.values(), ({ modelName }) => modelName).map(({ modelName, rams, colors }) => ({
      modelName,
      rams: byName(rams.values(), String),
      colors: byName(colors.values(), String),
    })),
  }));
}
