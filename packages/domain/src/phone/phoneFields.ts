import * as z from 'zod';
import { SPECIFICATIONS, type Specification } from '../catalog/catalog.ts';
import { breaks, type Locale } from '../rules/rules.ts';
import { optionalText } from '../text/text.ts';
import { type Encoding, optional } from '../wire/encoding.ts';

/** The forms that ask for facts of a phone. A lot asks for some once per entry and for others phone by phone. */
export type PhoneForm = 'slip' | 'lotEntry' | 'lotPhone' | 'stock' | 'exchange' | 'import';

interface PhoneField {
  /** Input and display of the fact. */
  kind: 'text' | 'choice' | 'percent';
  label: Record<Locale, string>;
  /** Its column in the database. */
  column: string;
  /** Schema of the fact in a form. A form that requires it says so itself. */
  schema(encoding: Encoding): z.ZodType;
  askedOn: readonly PhoneForm[];
}

/**
 * The optional facts about a phone. Schemas, answers, drafts, database columns and labels are derived from this table;
 * CONTRIBUTING.md names the places where a new fact is shown.
 */
export const phoneFields = {
  ramMemory: {
    kind: 'text',
    label: { en: 'RAM/Memory', ur: 'ریم/میموری' },
    column: 'ram_memory',
    schema: () => optionalText(40),
    askedOn: ['slip', 'lotEntry', 'stock', 'exchange', 'import'],
  },
  color: {
    kind: 'text',
    label: { en: 'Color', ur: 'رنگ' },
    column: 'color',
    schema: () => optionalText(40),
    askedOn: ['slip', 'lotPhone', 'stock', 'exchange', 'import'],
  },
  specifications: {
    kind: 'choice',
    label: { en: 'Specifications', ur: 'تصریحات' },
    column: 'specifications',
    schema: () => optional(z.enum(SPECIFICATIONS, breaks('choice'))),
    // The stock form has it as `specs`, which `stockPhone.ts` adds.
    askedOn: ['slip', 'exchange', 'import'],
  },
  batteryHealth: {
    kind: 'percent',
    label: { en: 'Battery Health', ur: 'بیٹری کی صحت' },
    column: 'battery_health',
    schema: (encoding: Encoding) =>
      optional(
        encoding.integer().refine((percent) => percent >= 1 && percent <= 100, breaks('battery.range')),
      ),
    askedOn: ['slip', 'lotEntry', 'lotPhone', 'stock', 'exchange', 'import'],
  },
} as const satisfies Record<string, PhoneField>;

type Fields = typeof phoneFields;
export type PhoneFieldName = keyof Fields;
/** The fields that a form asks for. */
export type PhoneFieldOn<Form extends PhoneForm> = {
  [Name in PhoneFieldName]: Form extends Fields[Name]['askedOn'][number] ? Name : never;
}[PhoneFieldName];

/** All fields, in the order of the forms. */
export const PHONE_FIELDS = Object.keys(phoneFields) as PhoneFieldName[];

/** The fields that a form asks for, in its order. */
export function phoneFieldsOn<Form extends PhoneForm>(form: Form): PhoneFieldOn<Form>[] {
  return PHONE_FIELDS.filter((name): name is PhoneFieldOn<Form> =>
    (phoneFields[name].askedOn as readonly PhoneForm[]).includes(form),
  );
}

/** Facts of a phone in a completed form. */
export type PhoneFacts<Name extends PhoneFieldName = PhoneFieldName> = {
  [Field in Name]?: z.output<ReturnType<Fields[Field]['schema']>>;
};

/** The schemas of the fields that a form asks for. */
export function phoneSchemas<Form extends PhoneForm>(form: Form, encoding: Encoding) {
  return Object.fromEntries(
    phoneFieldsOn(form).map((name) => [name, phoneFields[name].schema(encoding)]),
  ) as { [Name in PhoneFieldOn<Form>]: ReturnType<Fields[Name]['schema']> };
}

const answers = { text: z.string(), choice: z.string(), percent: z.number() };

/** The schemas with which answers carry these fields: null where a fact is not known. */
export function phoneAnswers<Name extends PhoneFieldName>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, answers[phoneFields[name].kind].nullable()])) as {
    [Field in Name]: z.ZodNullable<(typeof answers)[Fields[Field]['kind']]>;
  };
}

/** The facts that answers carry. */
export type PhoneAnswer<Name extends PhoneFieldName = PhoneFieldName> = {
  [Field in Name]: z.output<(typeof answers)[Fields[Field]['kind']]> | null;
};

/** The named facts of something that holds more. */
export function pickFacts<Name extends PhoneFieldName, Source extends { [Field in Name]?: unknown }>(
  names: readonly Name[],
  source: Source,
): Pick<Source, Name> {
  return Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;
}

/** A fact as people read it; empty where it is not known. */
export function phoneFactText(name: PhoneFieldName, fact: string | number | null): string {
  if (fact === null || fact === '') return '';
  return phoneFields[name].kind === 'percent' ? `${fact} %` : String(fact);
}

/** The label of each field and of each price, for catalogues of words to include. */
export const phoneLabels = {
  en: {
    ...labelsIn('en'),
    purchasePrice: 'Purchase Price',
    demandPrice: 'Demand Price',
    finalPrice: 'Final Price',
  },
  ur: {
    ...labelsIn('ur'),
    purchasePrice: 'قیمتِ خرید',
    demandPrice: 'مانگ کی قیمت',
    finalPrice: 'حتمی قیمت',
  },
};

/** The name of each specification, for catalogues of words to include. Free text has none. */
export const specificationNames: Record<Locale, Record<Specification, string> & Record<string, string>> = {
  en: {
    PTA: 'PTA',
    'Non-PTA FU': 'Non-PTA FU',
    'Non-PTA JV': 'Non-PTA JV',
    CPID: 'CPID',
    'Patch Approval': 'Patch Approval',
    Other: 'Other',
  },
  ur: {
    PTA: 'پی ٹی اے',
    'Non-PTA FU': 'نان پی ٹی اے FU',
    'Non-PTA JV': 'نان پی ٹی اے JV',
    CPID: 'سی پی آئی ڈی',
    'Patch Approval': 'پیچ اپروول',
    Other: 'دیگر',
  },
};

function labelsIn(locale: Locale) {
  return Object.fromEntries(PHONE_FIELDS.map((name) => [name, phoneFields[name].label[locale]])) as Record<
    PhoneFieldName,
    string
  >;
}
