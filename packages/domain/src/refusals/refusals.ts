import type * as z from 'zod';
import { type Broken, brokenFields, type Locale, RULES, type Rule, ruleMessage } from '../rules/rules.ts';
import { commonRefusals } from './commonRefusals.ts';
import { moneyRefusals } from './moneyRefusals.ts';
import type { NamedRefusal, RefusalWords } from './refusalWords.ts';
import { shopRefusals } from './shopRefusals.ts';
import { stockRefusals } from './stockRefusals.ts';
import { tradeRefusals } from './tradeRefusals.ts';

const catalogue = {
  ...commonRefusals,
  ...tradeRefusals,
  ...stockRefusals,
  ...moneyRefusals,
  ...shopRefusals,
};

type Catalogue = typeof catalogue;
type NoParams = Record<never, never>;
type ParamsOf<Code extends keyof Catalogue> =
  Catalogue[Code] extends RefusalWords<infer Params> ? Params : NoParams;

/** The reason for a refused request: the code of a sentence or of a broken rule, with its parameters. */
export type Refusal =
  | { [Code in keyof Catalogue]: { code: Code; params: ParamsOf<Code> } }[keyof Catalogue]
  | { [Code in Rule]: { code: Code; params: NoParams } }[Rule];

/** A code, with its parameters where its sentence has some, or a refusal made before. */
export type RefusalArguments =
  | [refusal: Refusal]
  | [rule: Rule]
  | {
      [Code in keyof Catalogue]: NoParams extends ParamsOf<Code>
        ? [code: Code, params?: ParamsOf<Code>]
        : [code: Code, params: ParamsOf<Code>];
    }[keyof Catalogue];

/** Makes a refusal. */
export function refusal(...[code, params = {}]: RefusalArguments): Refusal {
  return (typeof code === 'string' ? { code, params } : code) as Refusal;
}

/** The sentence of a refusal in the reader's language. */
export function refusalMessage({ code, params }: Refusal, locale: Locale): string {
  return worded({ code, params }, locale);
}

function worded({ code, params }: NamedRefusal, locale: Locale): string {
  if (isRule(code)) return ruleMessage(code, locale);
  const say = catalogue[code as keyof Catalogue][locale] as string | RefusalWords<object>[Locale];
  return typeof say === 'string' ? say : say(params, (named) => worded(named, locale));
}

function isRule(code: string): code is Rule {
  return RULES.has(code);
}

const BOUND_REFUSALS = {
  most: 'number-above-most',
  least: 'number-under-least',
  below: 'number-not-below',
  above: 'number-not-above',
  length: 'text-too-long',
} as const;

/** Each broken field with the reason. The first rule wins. */
export function fieldRefusals(error: z.ZodError): Record<string, Refusal> {
  return Object.fromEntries(
    Object.entries(brokenFields(error)).map(([path, broken]) => [path, ruleRefusal(broken)]),
  );
}

function ruleRefusal(broken: Broken): Refusal {
  return typeof broken === 'string'
    ? refusal(broken)
    : refusal(BOUND_REFUSALS[broken.kind], { bound: broken.bound });
}
