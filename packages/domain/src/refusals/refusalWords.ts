import { formatMoney, type MinorUnits, toRupees } from '../money/money.ts';
import type { Locale } from '../rules/rules.ts';

/** A refusal inside another. The catalogue limits the codes, not this type, which the catalogue itself uses. */
export interface NamedRefusal {
  code: string;
  params: object;
}

/** Words the inner refusal in the same language. */
type Say = (refusal: NamedRefusal) => string;

/** The sentence of a refusal with parameters, in both languages. */
export type RefusalWords<Params> = Record<Locale, (params: Params, say: Say) => string>;

/** Declares a sentence whose parameters both languages share. */
export function words<Params>(sentences: RefusalWords<Params>): RefusalWords<Params> {
  return sentences;
}

/** An amount in a refusal, in rupees like all amounts of the API. */
export interface RupeeAmount {
  rupees: number;
}

export function rupeeAmount(amount: MinorUnits): RupeeAmount {
  return { rupees: toRupees(amount) };
}

export function amountText({ rupees }: RupeeAmount): string {
  return formatMoney(Math.round(rupees * 100));
}
