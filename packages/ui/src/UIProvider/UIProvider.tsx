import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { en, type Messages } from '../messages/en.ts';
import { type MessagesByLanguage, overrideMessages } from '../messages/overrideMessages.ts';
import { ur } from '../messages/ur.ts';
import * as styles from '../theme/theme.css.ts';
import { type Theme, type ThemeVariables, themeStyle } from '../theme/themeVariables.ts';
import { type Direction, type Locale, readLanguage } from './readLanguage.ts';

/**
 * Colour scheme. `contrast` is high contrast, white or black depending on the reader's system. `system`
 * follows the reader's preferences for light or dark and for more contrast.
 */
export type ColorScheme = 'light' | 'dark' | 'contrast' | 'contrast-light' | 'contrast-dark' | 'system';

/** The size of controls. `auto` is comfortable for touch and compact for a mouse. */
export type Density = 'auto' | 'comfortable' | 'compact';

/** Theme, language and direction of an element. */
export interface RootProps {
  className: string;
  lang: string;
  dir: Direction;
  style?: CSSProperties;
}

/** Settings for the components below the provider. */
export interface UI {
  /** The language of the package whose words are shown; English where the language is one of the caller's. */
  locale: Locale;
  /** The BCP 47 tag that numbers and dates are formatted by. */
  languageTag: string;
  /** The reading direction of the language. */
  direction: Direction;
  /** The colour scheme. */
  colorScheme: ColorScheme;
  /** The size of controls. */
  density: Density;
  /** The ISO code of the currency that money is shown in. */
  currency: string;
  /** The package's words in the language. */
  messages: Messages;
  /** The container of overlays. The document's body where not given. */
  portalContainer: Element | undefined;
  /** Theme, language and direction for an element outside the provider's own, such as a portal. */
  rootProps: RootProps;
}

/** Settings of the provider. Those left out come from the provider around it. */
export interface UIProviderProps {
  /** The language: one of the package's, or any BCP 47 tag with the words for it in `messages`. @default 'en' */
  locale?: Locale | (string & {}) | undefined;
  /** The reading direction, where it is not the one of the language's script. @default the language's */
  direction?: Direction | undefined;
  /** Words by language that replace the package's own, or bring a language it has not; keep the object's identity between renders. */
  messages?: MessagesByLanguage | undefined;
  /** The colour scheme. @default 'light' */
  colorScheme?: ColorScheme | undefined;
  /** The size of controls. @default 'auto' */
  density?: Density | undefined;
  /** Colours of your own, made by `createTheme`; keep the object's identity between renders. */
  theme?: Theme | undefined;
  /** Values for single variables of the theme in every scheme, such as `{ '--hs-radius-medium': '4px' }`. */
  variables?: ThemeVariables | undefined;
  /** The ISO code of the currency that money is shown in. @default 'PKR' */
  currency?: string | undefined;
  /** The container of overlays. @default document.body */
  portalContainer?: Element | undefined;
  /** The widgets. */
  children: ReactNode;
}

/** The settings in force within a provider, and what a provider inside it needs besides. */
interface Provided {
  ui: UI;
  /** The requested direction. */
  direction: Direction | undefined;
  /** The words of all callers, the innermost last. */
  messages: readonly MessagesByLanguage[];
  /** The language tag for React Aria. */
  ariaLocale: string;
}

const schemes: Record<ColorScheme, string> = {
  light: styles.lightTheme,
  dark: styles.darkTheme,
  contrast: styles.contrastTheme,
  'contrast-light': styles.contrastLightTheme,
  'contrast-dark': styles.contrastDarkTheme,
  system: styles.systemTheme,
};
const densities: Record<Density, string> = {
  auto: styles.autoDensity,
  comfortable: styles.comfortable,
  compact: styles.compact,
};
const ownWords: Record<Locale, Messages> = { en, ur };

function provide(own: Omit<UIProviderProps, 'children'>, outer?: Provided): Provided {
  const around = outer?.ui;
  // A direction belongs to the language that it was given with.
  const asked = own.direction ?? (own.locale === undefined ? outer?.direction : undefined);
  const language = readLanguage(own.locale ?? around?.rootProps.lang ?? 'en', asked);
  const { lang, locale, languageTag, direction, ariaLocale } = language;
  const colorScheme = own.colorScheme ?? around?.colorScheme ?? 'light';
  const density = own.density ?? around?.density ?? 'auto';
  const className = [
    styles.baseStyles,
    schemes[colorScheme] ?? styles.lightTheme,
    densities[density] ?? styles.autoDensity,
    locale === 'ur' ? styles.urduText : styles.latinText,
  ].join(' ');
  const style: CSSProperties | undefined =
    own.theme || own.variables
      ? { ...around?.rootProps.style, ...(own.theme && themeStyle(own.theme)), ...own.variables }
      : around?.rootProps.style;
  const messages = [...(outer?.messages ?? []), ...(own.messages ? [own.messages] : [])];
  const overrides = messages.flatMap((byLanguage) => language.keys.map((key) => byLanguage[key]));
  const ui: UI = {
    locale,
    languageTag,
    direction,
    colorScheme,
    density,
    currency: own.currency ?? around?.currency ?? 'PKR',
    portalContainer: own.portalContainer ?? around?.portalContainer,
    messages: overrideMessages(ownWords[locale], ...overrides),
    rootProps: { className, lang, dir: direction, ...(style && { style }) },
  };
  return { ui, direction: asked, messages, ariaLocale };
}

const UIContext = createContext(provide({}));

/** The settings in force here: those of the nearest provider, or English in the light theme. */
export function useUI(): UI {
  return useContext(UIContext).ui;
}

/** Sets language, direction, colours and density for the widgets below it; may be nested. */
export function UIProvider({ children, ...own }: UIProviderProps) {
  const { locale, direction, messages, colorScheme, density, theme, variables } = own;
  const { currency, portalContainer } = own;
  const outer = useContext(UIContext);
  const value = useMemo(
    () =>
      provide(
        { locale, direction, messages, colorScheme, density, theme, variables, currency, portalContainer },
        outer,
      ),
    [locale, direction, messages, colorScheme, density, theme, variables, currency, portalContainer, outer],
  );
  return (
    <UIContext.Provider value={value}>
      <I18nProvider locale={value.ariaLocale}>
        <div {...value.ui.rootProps}>{children}</div>
      </I18nProvider>
    </UIContext.Provider>
  );
}
