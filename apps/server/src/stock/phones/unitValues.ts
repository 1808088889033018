import {
  PHONE_FIELDS,
  type PhoneAnswer,
  type PhoneFacts,
  type PhoneFieldName,
  type PhoneFieldOn,
  type PhoneForm,
  phoneFields,
  phoneFieldsOn,
} from '@handset/domain';
import type { UnitsTable } from '../../base/database/Database.ts';

type ColumnOf<Name extends PhoneFieldName> = (typeof phoneFields)[Name]['column'];
/** The columns that hold these fields of a phone. */
type FactColumns<Name extends PhoneFieldName = PhoneFieldName> = Pick<UnitsTable, ColumnOf<Name>>;

interface NamedPhone {
  imei1: string;
  imei2?: string | undefined;
  companyName: string;
  modelName: string;
}

/** Columns of a unit for the phone facts in a form. Facts that the form does not ask for stay unchanged. */
export function unitValues<Form extends PhoneForm>(
  form: Form,
  phone: NamedPhone & PhoneFacts<PhoneFieldOn<Form>>,
) {
  return {
    imei1: phone.imei1,
    imei2: phone.imei2 ?? null,
    company_name: phone.companyName,
    model_name: phone.modelName,
    ...factColumns(phoneFieldsOn(form), phone),
  };
}

/** Facts as columns, each from the first source that states it; null where none does. */
export function factColumns<Name extends PhoneFieldName>(
  names: readonly Name[],
  ...sources: readonly PhoneFacts<Name>[]
): FactColumns<Name> {
  const factOf = (name: Name) => sources.find((facts) => facts[name] !== undefined)?.[name] ?? null;
  return Object.fromEntries(
    names.map((name) => [phoneFields[name].column, factOf(name)]),
  ) as FactColumns<Name>;
}

/** The columns of an edit that leaves a fact alone by not naming it; null clears one. */
export function editedColumns(facts: { [Name in PhoneFieldName]?: PhoneFacts[Name] | null }) {
  const edited = PHONE_FIELDS.filter((name) => facts[name] !== undefined);
  return Object.fromEntries(
    edited.map((name) => [phoneFields[name].column, facts[name]]),
  ) as Partial<FactColumns>;
}

/** The facts that a row holds, as answers carry them. */
export function factsOf<Name extends PhoneFieldName>(
  names: readonly Name[],
  row: FactColumns<Name>,
): PhoneAnswer<Name> {
  const columns: Partial<Record<string, string | number | null>> = row;
  return Object.fromEntries(
    names.map((name) => [name, columns[phoneFields[name].column] ?? null]),
  ) as PhoneAnswer<Name>;
}

/** The columns of all facts, to select them by. */
export const FACT_COLUMNS = PHONE_FIELDS.map((name) => `units.${phoneFields[name].column}` as const);
