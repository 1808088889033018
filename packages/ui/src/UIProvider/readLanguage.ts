/** A language of the package. */
export type Locale = 'en' | 'ur';

/** The direction that text is read in. */
export type Direction = 'ltr' | 'rtl';

/** The facts about a language tag. */
export interface Language {
  /** The tag as it was given, or `en` where it was none. */
  lang: string;
  /** The package's language for words without a translation of the reader's own. */
  locale: Locale;
  /** The tag that numbers and dates are formatted by. */
  languageTag: string;
  /** A language tag that gives React Aria the same direction. */
  ariaLocale: string;
  /** The direction that it is read in. */
  direction: Direction;
  /** The keys of words for it, the most general first. */
  keys: readonly string[];
}

/** The tags that the platform formats numbers and dates by, for the languages of the package. */
export const languageTags: Readonly<Record<Locale, string>> = { en: 'en-PK', ur: 'ur-PK' };

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Reads a BCP 47 tag. An invalid one is read as English. */
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
  };
}

const isOwn = (lang: string): lang is Locale => lang === 'en' || lang === 'ur';

function parseTag(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
