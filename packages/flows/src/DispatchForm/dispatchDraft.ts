import {
  type Day,
  type ImeiRecord,
  type Locale,
  type MinorUnits,
  ruleMessage,
  sum,
  type UNIT_STATES,
} from '@handset/domain';
import { type EntityValue, emptyEntity, entityField, entityInput } from '../EntityPicker/entity.ts';
import type { Party } from '../embedding/embedding.ts';

/** A phone that may be sent out; money in minor units. */
export interface DispatchUnit
  extends Pick<
    ImeiRecord,
    | '_id'
    | 'imei1'
    | 'imei2'
    | 'companyName'
    | 'modelName'
    | 'color'
    | 'ramMemory'
    | 'condition'
    | 'demandPrice'
    | 'finalPrice'
  > {
  /** Where it is, where the list holds others than those in stock: they are told apart when they are scanned. @default 'in-stock' */
  state?: (typeof UNIT_STATES)[number] | undefined;
}

/** Everything that the form holds while it is being filled; JSON, money in minor units. */
export interface DispatchDraft {
  entity: EntityValue;
  date: Day | '';
  expectedReturn: Day | '';
  note: string;
  /** The phones, each with the price agreed for it, in minor units. */
  units: { unit: DispatchUnit; price: MinorUnits | null }[];
}

/** A form in which nothing is filled in. */
export function emptyDispatchDraft(today: Day): DispatchDraft {
  return { entity: emptyEntity, date: today, expectedReturn: '', note: '', units: [] };
}

/** What `newDispatchSchema` parses. */
export function dispatchInput(draft: DispatchDraft, parties: readonly Party[]): unknown {
  const { entity, units, ...fields } = draft;
  return {
    ...fields,
    entityData: entityInput(entity, parties),
    units: units.map(({ unit, price }) => ({ _id: unit._id, price })),
  };
}

/** Where the form shows the error of a path of the schema, or of the server's. */
export function dispatchField(path: string, draft: DispatchDraft): string {
  if (path.startsWith('entityData')) return entityField(path, draft.entity);
  const row = /^units\.(\d+)\./.exec(path)?.[1];
  return row === undefined ? path : `units.${row}.price`;
}

/** What is wrong besides the schema. */
export function dispatchProblems(draft: DispatchDraft, today: Day, locale: Locale): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.date > today) problems.date = ruleMessage('date.future', locale);
  // Told while others are still missing, which the schema would tell first.
  if (draft.expectedReturn !== '' && draft.expectedReturn < draft.date)
    problems.expectedReturn = ruleMessage('date.past', locale);
  if (draft.units.length === 0) problems.units = ruleMessage('sale.phones', locale);
  return problems;
}

/** What the phones should bring, in minor units: the price agreed, else the final or demand price. */
export function dispatchValue(units: DispatchDraft['units']): MinorUnits {
  return sum(units.map(({ unit, price }) => price ?? unit.finalPrice ?? unit.demandPrice ?? 0));
}
