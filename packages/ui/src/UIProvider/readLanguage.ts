/** A language of the package. */
export type Locale = 'en' | 'ur';

/** The direction that text is read in. */
export type Direction = 'ltr' | 'rtl';

/** The tags that the platform formats numbers and dates by, for the languages of the package. */
const languageTags: Readonly<Record<Locale, string>> = { en: 'en-PK', ur: 'ur-PK' };

const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Reads a BCP 47 tag. An invalid one is read as English. */
export function readLanguage(given: string, direction?: Direction) {
  const parsed = parseTag(given);
  const lang = parsed ? given : 'en';
  const locale: Locale = parsed?.language === 'ur' ? 'ur' : 'en';
  const languageTag = isOwn(lang) ? languageTags[lang] : (parsed?.toString() ?? languageTags.en);
  const known = new Intl.Locale(languageTag);
  const natural: Direction = rightToLeftScripts.has(known.maximize().script ?? '') ? 'rtl' : 'ltr';
  const wanted = direction ?? natural;
  const script = wanted === 'rtl' ? 'Arab' : 'Latn';
  return {
    /** The tag as it was given, or `en` where it was none. */
    lang,
    /** The package's language for words without a translation of the reader's own. */
    locale,
    /** The tag that numbers and dates are formatted by. */
    languageTag,
    /** A tag that gives React Aria the same direction, which it takes from the script alone. */
    ariaLocale: wanted === natural ? languageTag : new Intl.Locale(languageTag, { script }).toString(),
    /** The direction that it is read in. */
    direction: wanted,
    /** The keys of words for it, the most general first. */
    keys: [...new Set([known.language, languageTag, lang])],
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
