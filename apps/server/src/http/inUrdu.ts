import { ruleMessage, ruleSaying } from '@handset/domain';
import { urduRefusals } from './urduRefusals.ts';

interface Phrase {
  pattern: RegExp;
  urdu: string;
}

/** Sentences with places for what they are about; those that say most by themselves come first. */
const phrases: readonly Phrase[] = Object.entries(urduRefusals)
  .filter(([english]) => english.includes('{0}'))
  .sort(([one], [other]) => fixed(other) - fixed(one))
  .map(([english, urdu]) => ({ pattern: patternOf(english), urdu }));

/** What a refusal says, in Urdu; as it is where there is no Urdu for it. */
export function inUrdu(message: string): string {
  const rule = ruleSaying(message);
  if (rule) return ruleMessage(rule, 'ur');
  const whole = urduRefusals[message];
  if (whole) return whole;
  for (const { pattern, urdu } of phrases) {
    const match = pattern.exec(message);
    if (match)
      return urdu.replace(/\{(\d)\}/g, (_, place) => `\u2068${inUrdu(match[Number(place) + 1] ?? '')}\u2069`);
  }
  // `Amount: The amount must be more than zero`: the field says its own name.
  const [, said] = /^[A-Z][\w ()]*: (.+)$/s.exec(message) ?? [];
  const translated = said === undefined ? undefined : inUrdu(said);
  return translated !== undefined && translated !== said ? translated : message;
}

function patternOf(english: string): RegExp {
  const parts = english.split(/\{\d\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('(.+?)')}$`, 's');
}

/** How much of a sentence is the same every time. */
function fixed(english: string): number {
  return english.replace(/\{\d\}/g, '').length;
}
