import type { PhoneChoices } from '@handset/domain';

/** What a list of phones is narrowed to; empty where it is open. */
export interface Kind {
  company: string;
  model: string;
  ram: string;
  color: string;
}

/** What can be chosen beside what is chosen: models of the company, RAM/Memory and colours of these models. */
export function choicesOf(kinds: PhoneChoices, { company, model, ram, color }: Kind) {
  const models = kinds.filter(isNamed('companyName', company)).flatMap((kind) => kind.models);
  const variants = models.filter(isNamed('modelName', model));
  return {
    companies: withChosen(
      kinds.map(({ companyName }) => companyName),
      company,
    ),
    models: withChosen(
      models.map(({ modelName }) => modelName),
      model,
    ),
    rams: withChosen(
      variants.flatMap(({ rams }) => rams),
      ram,
    ),
    colors: withChosen(
      variants.flatMap(({ colors }) => colors),
      color,
    ),
  };
}

function isNamed<Name extends string>(field: Name, name: string) {
  return (kind: Record<Name, string>) => name === '' || keyOf(kind[field]) === keyOf(name);
}

/** Each name once, as it is spelt first; what a link chose stands there as the link spells it. */
function withChosen(names: readonly string[], chosen: string): string[] {
  const byKey = new Map<string, string>();
  for (const name of chosen === '' ? names : [...names, chosen]) {
    const key = keyOf(name);
    if (!byKey.has(key) || name === chosen) byKey.set(key, name);
  }
  return [...byKey.values()].sort(collator.compare);
}

const keyOf = (name: string) => name.toLowerCase();

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
