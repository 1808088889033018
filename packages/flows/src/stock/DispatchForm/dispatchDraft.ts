import {
  type Day,
  type ImeiRecord,
  type Locale,
  type MinorUnits,
  ruleMessage,
  sum,
  type UNIT_STATES,
} from '@handset/domain';
import type { Party } from '../../form/embedding.ts';
import { type EntityValue, emptyEntity, entityField, entityInput } from '../../money/EntityPicker/entity.ts';

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
  /**
   * Location of the phone. A list may hold phones outside the shop, which are told apart when scanned.
   * @default 'in-stock'
   */
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

/** Builds the input of `newDispatchSchema`. */
export function dispatchInput(draft: DispatchDraft, parties: readonly Party[]): unknown {
  const { entity, units, ...fields } = draft;
  return {
    ...fields,
    entityData: entityInput(entity, parties),
    units: units.map(({ unit, price }) => ({ _id: unit._id, price })),
  };
}

/** Maps a path of the schema, or of the server's error, to the field that shows it. */
export function dispatchField(path: string, draft: DispatchDraft): string {
  if (path.startsWith('entityData')) return entityField(path, draft.entity);
  const row = /^units\.(\d+)\./.exec(path)?.[1];
  return row === undefined ? path : `units.${row}.price`;
}

/** Errors beyond the schema, by field. */
export function dispatchProblems(draft: DispatchDraft, today: Day, locale: Locale): Record<string, string> {
  const problems: Record<string, string> = {};
  if (draft.date > today) problems.date = ruleMessage('date.future', locale);
  // Told while others are still missing, which the schema would tell first.
  if (draft.expectedReturn !== '' && draft.expectedReturn < draft.date)
    problems.expectedReturn = ruleMessage('date.past', locale);
  if (draft.units.length === 0) problems.units = ruleMessage('sale.phones', locale);
  return problems;
}

/** Expected value of the phones in minor units: the agreed price, or else the final or demand price. */
export function dispatchValue(units: DispatchDraft['units']): MinorUnits {
  return sum(units.map(({ unit, price }) => price ?? unit.finalPrice ?? unit.demandPrice ?? 0));
}
