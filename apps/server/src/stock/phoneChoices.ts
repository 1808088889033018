import type { PhoneChoices } from '@handset/domain';
import * as z from 'zod';
import type { ShopReader } from '../database/HandsetDatabase.ts';
import { byName } from './byName.ts';
import { found } from './found.ts';
import { groupKey, matchingPhones, phoneQuery } from './phoneFilters.ts';

export const choicesQuery = z.strictObject({
  state: phoneQuery.shape.state,
  condition: phoneQuery.shape.condition,
});

interface Model {
  modelName: string;
  rams: Map<string, string>;
  colors: Map<string, string>;
}

/** What a list of phones can be narrowed to; two spellings of a name count as one. */
export async function phoneChoices(
  shop: ShopReader,
  filters: z.output<typeof choicesQuery>,
): Promise<PhoneChoices> {
  const rows = await shop
    .selectFrom('units')
    .select(['company_name', 'model_name', 'ram_memory', 'color'])
    .distinct()
    .where(await matchingPhones(shop, filters))
    .execute();
  const companies = new Map<string, { companyName: string; models: Map<string, Model> }>();
  for (const { company_name: companyName, model_name: modelName, ram_memory: ram, color } of rows) {
    const company = found(companies, groupKey(companyName), () => ({ companyName, models: new Map() }));
    const model = found(company.models, groupKey(modelName), () => ({
      modelName,
      rams: new Map(),
      colors: new Map(),
    }));
    if (ram) found(model.rams, groupKey(ram), () => ram);
    if (color) found(model.colors, groupKey(color), () => color);
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
