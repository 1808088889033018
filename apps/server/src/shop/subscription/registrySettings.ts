import type { Plan, RegistrySettings, RegistrySettingsAnswer } from '@handset/domain';
import type { Kysely, Selectable } from 'kysely';
import type { Database, SharedTables, SubscriptionPlansTable } from '../../base/database/Database.ts';
import { newId } from '../../base/database/newId.ts';
import { Conflict, Refused } from '../../base/http/errors.ts';
import type { Registry } from '../access/registrarRoute.ts';

type Reader = Pick<Kysely<SharedTables>, 'selectFrom'>;

/** The plans, the accounts to pay to and the terms of the service. */
export async function registrySettings(db: Kysely<Database>): Promise<RegistrySettingsAnswer> {
  const reader = db as unknown as Reader;
  const settings = await reader.selectFrom('registry_settings').selectAll().executeTakeFirstOrThrow();
  return {
    version: settings.version,
    plans: await plans(reader),
    payTo: await payTo(reader),
    graceDays: settings.grace_days,
    contact: { number: settings.contact_number, whatsapp: settings.contact_whatsapp },
  };
}

/** The plans that there are, in the registrars' order. */
export async function plans(reader: Reader): Promise<Plan[]> {
  const rows = await reader.selectFrom('subscription_plans').selectAll().orderBy('position').execute();
  return rows.map(planOf);
}

export function planOf({
  id,
  name,
  price,
  months,
}: Omit<Selectable<SubscriptionPlansTable>, 'position'>): Plan {
  return { _id: id, name, price, months };
}

/** Accounts that receive subscription payments. */
export async function payTo(reader: Reader) {
  const rows = await reader.selectFrom('pay_to_accounts').selectAll().orderBy('position').execute();
  return rows.map(({ id, method, title, bank_name, account }) => ({
    _id: id,
    method,
    title,
    bankName: bank_name,
    account,
  }));
}

/**
 * Replaces all settings. @throws Conflict when they were changed since, or when a removed plan is still used
 * by a shop or a waiting payment
 */
export async function setRegistrySettings(
  { db }: Registry,
  settings: RegistrySettings,
): Promise<RegistrySettingsAnswer> {
  const { version } = await db.selectFrom('registry_settings').select('version').executeTakeFirstOrThrow();
  if (settings.version !== undefined && settings.version !== version)
    throw new Conflict('settings-changed-meanwhile');
  await setPlans(db, settings.plans);
  await db.deleteFrom('pay_to_accounts').execute();
  for (const [position, { bankName, ...account }] of settings.payTo.entries())
    await db
      .insertInto('pay_to_accounts')
      .values({ id: newId(), ...account, bank_name: bankName ?? null, position })
      .execute();
  await db
    .updateTable('registry_settings')
    .set({
      grace_days: settings.graceDays,
      contact_number: settings.contact.number ?? null,
      contact_whatsapp: settings.contact.whatsapp ?? null,
      version: version + 1,
    })
    .execute();
  return registrySettings(db);
}

async function setPlans(db: Registry['db'], next: RegistrySettings['plans']): Promise<void> {
  const before = await db.selectFrom('subscription_plans').select(['id', 'name']).execute();
  const kept = new Set(next.flatMap((plan) => plan._id ?? []));
  for (const [index, { _id }] of next.entries()) {
    if (_id === undefined || before.some(({ id }) => id === _id)) continue;
    throw new Refused('plan-unknown').at(`plans.${index}._id`);
  }
  for (const { id, name } of before) if (!kept.has(id)) await removePlan(db, id, name);
  for (const [position, { _id, ...plan }] of next.entries()) {
    if (_id)
      await db
        .updateTable('subscription_plans')
        .set({ ...plan, position })
        .where('id', '=', _id)
        .execute();
    else
      await db
        .insertInto('subscription_plans')
        .values({ id: newId(), ...plan, position })
        .execute();
  }
}

async function removePlan(db: Registry['db'], id: string, name: string): Promise<void> {
  const shop = await db.selectFrom('shops').select('name').where('plan_id', '=', id).executeTakeFirst();
  if (shop) throw new Conflict('plan-of-shop', { shop: shop.name, plan: name }).at('plans');
  const payment = await db
    .selectFrom('subscription_payments')
    .select('id')
    .where('plan_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (payment) throw new Conflict('plan-payment-pending', { plan: name }).at('plans');
  await db.deleteFrom('subscription_plans').where('id', '=', id).execute();
}
