import { en } from '../messages/en.ts';
import { type MessagesByLanguage, missingMessages } from '../messages/overrideMessages.ts';
import { vars } from '../theme/theme.css.ts';
import type { ThemeVariables } from '../theme/themeVariables.ts';
import { hasOwnWords, readLanguage } from './readLanguage.ts';

const shown = 5;

/** What is wrong with the settings of a provider, and what to do about it; null where nothing is. */
export function providerWarning(
  { lang, messages }: { lang: string; messages: readonly MessagesByLanguage[] },
  variables: ThemeVariables | undefined,
): string | null {
  return languageWarning(lang, messages) ?? variablesWarning(variables);
}

function languageWarning(lang: string, messages: readonly MessagesByLanguage[]): string | null {
  const language = readLanguage(lang);
  if (language.problem || hasOwnWords(language)) return language.problem;
  const missing = missingMessages(
    en,
    messages.flatMap((byLanguage) => language.keys.map((key) => byLanguage[key])),
  );
  if (missing.length === 0) return null;
  const names = missing.slice(0, shown).join(', ');
  const more = missing.length > shown ? ` and ${missing.length - shown} more` : '';
  return `UIProvider: messages has no ${names}${more} in "${lang}", so English is shown for them. Give them in messages["${lang}"].`;
}

function variablesWarning(variables: ThemeVariables | undefined): string | null {
  if (!variables) return null;
  const known = new Set(namesIn(vars));
  const unknown = Object.keys(variables).find(
    (name) => !known.has(name.replace(/^--hs-(contrast-)?(light|dark)-color-/, '--hs-color-')),
  );
  return unknown === undefined
    ? null
    : `UIProvider: variables has "${unknown}", which is no variable of the theme. The names are those of \`vars\`, such as "--hs-radius-medium".`;
}

function namesIn(group: object): string[] {
  return Object.values(group).flatMap((value) =>
    typeof value === 'string' ? [value.slice(4, -1)] : namesIn(value as object),
  );
}
