import { type PhoneChoices, searchKey } from '@handset/domain';

/** Selected model filters of a phone list. Empty when not set. */
export interface Kind {
  company: string;
  model: string;
  ram: string;
  color: string;
}

/** Remaining choices: models of the company, and RAM/Memory and colours of these models. */
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
  return (kind: Record<Name, string>) => name === '' || searchKey(kind[field]) === searchKey(name);
}

/**
 * Adds the chosen value of a link in the link's own spelling. Each name appears once, in its first spelling.
 */
function withChosen(names: readonly string[], chosen: string): string[] {
  const byKey = new Map<string, string>();
  for (const name of chosen === '' ? names : [...names, chosen]) {
    const key = searchKey(name);
    if (!byKey.has(key) || name === chosen) byKey.set(key, name);
  }
  return [...byKey.values()].sort(collator.compare);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
