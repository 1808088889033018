/** A language of the package. */
export type Locale = 'en' | 'ur';

/** The direction that text is read in. */
export type Direction = 'ltr' | 'rtl';

/** What a language tag says of the language. */
export interface Language {
  /** The tag as it was given, or `en` where it was none. */
  lang: string;
  /** The language of the package whose words are shown where there are no others. */
  locale: Locale;
  /** The tag that numbers and dates are formatted by. */
  languageTag: string;
  /** The tag with which React Aria comes to the same direction. */
  ariaLocale: string;
  /** The direction that it is read in. */
  direction: Direction;
  /** The keys of words for it, the most general first. */
  keys: readonly string[];
  /** What is wrong with the tag. */
  problem: string | null;
}

/** The tags that the platform formats numbers and dates by, for the languages of the package. */
export const languageTags: Readonly<Record<Locale, string>> = { en: 'en-PK', ur: 'ur-PK' };

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Reads a BCP 47 tag; one that is none is read as English, with the problem said. */
export function readLanguage(given: string, direction?: Direction): Language {
  const parsed = parseTag(given);
  const lang = parsed ? given : 'en';
  const locale: Locale = parsed?.language === 'ur' ? 'ur' : 'en';
  const tag = isOwn(lang) ? languageTags[lang] : (parsed?.toString() ?? languageTags.en);
  const known = new Intl.Locale(tag);
  const natural = rightToLeftScripts.has(known.maximize().script ?? '') ? 'rtl' : 'ltr';
  const wanted = direction ?? natural;
  return {
    lang,
    locale,
    languageTag: tag,
    // React Aria takes the direction from the script alone.
    ariaLocale:
      wanted === natural
        ? tag
        : new Intl.Locale(tag, { script: wanted === 'rtl' ? 'Arab' : 'Latn' }).toString(),
    direction: wanted,
    keys: [...new Set([known.language, tag, lang])],
    problem: parsed
      ? null
      : `UIProvider: locale is ${JSON.stringify(given)}, which is no language tag, so English is shown. Write it as "ur" or "de-DE".`,
  };
}

/** Whether the package has words of its own in a language. */
export function hasOwnWords({ keys }: Language): boolean {
  return keys[0] === 'en' || keys[0] === 'ur';
}

const isOwn = (lang: string): lang is Locale => lang === 'en' || lang === 'ur';

function parseTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
