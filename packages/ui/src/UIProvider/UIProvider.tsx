import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { en, type Messages } from '../messages/en.ts';
import { type MessagesByLanguage, overrideMessages } from '../messages/overrideMessages.ts';
import { ur } from '../messages/ur.ts';
import {
  autoDensity,
  baseStyles,
  comfortable,
  compact,
  contrastDarkTheme,
  contrastLightTheme,
  contrastTheme,
  darkTheme,
  latinText,
  lightTheme,
  systemTheme,
  urduText,
} from '../theme/theme.css.ts';
import { type Theme, type ThemeVariables, themeStyle } from '../theme/themeVariables.ts';
import { type Direction, type Locale, readLanguage } from './readLanguage.ts';

export { type Locale, languageTags } from './readLanguage.ts';

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

interface Settings {
  lang: string;
  /** The requested direction, and the language it was requested for. */
  direction: Direction | undefined;
  messages: readonly MessagesByLanguage[];
  colorScheme: ColorScheme;
  density: Density;
  style: ThemeVariables | undefined;
  currency: string;
  portalContainer: Element | undefined;
}

const schemes: Record<ColorScheme, string> = {
  light: lightTheme,
  dark: darkTheme,
  contrast: contrastTheme,
  'contrast-light': contrastLightTheme,
  'contrast-dark': contrastDarkTheme,
  system: systemTheme,
};
const densities: Record<Density, string> = { auto: autoDensity, comfortable, compact };
const ownWords: Record<Locale, Messages> = { en, ur };

function createUI(settings: Settings) {
  const { colorScheme, density, currency, portalContainer } = settings;
  const { lang, locale, languageTag, ariaLocale, direction, keys } = readLanguage(
    settings.lang,
    settings.direction,
  );
  const className = [
    baseStyles,
    schemes[colorScheme] ?? lightTheme,
    densities[density] ?? autoDensity,
    locale === 'ur' ? urduText : latinText,
  ].join(' ');
  const overrides = settings.messages.flatMap((byLanguage) => keys.map((key) => byLanguage[key]));
  const ui: UI = {
    locale,
    languageTag,
    direction,
    colorScheme,
    density,
    currency,
    portalContainer,
    messages: overrideMessages(ownWords[locale], ...overrides),
    rootProps: { className, lang, dir: direction, ...(settings.style && { style: settings.style }) },
  };
  return { ui, settings, ariaLocale };
}

const UIContext = createContext(
  createUI({
    lang: 'en',
    direction: undefined,
    messages: [],
    colorScheme: 'light',
    density: 'auto',
    style: undefined,
    currency: 'PKR',
    portalContainer: undefined,
  }),
);

/** The settings in force here: those of the nearest provider, or English in the light theme. */
export function useUI(): UI {
  return useContext(UIContext).ui;
}

/** Sets language, direction, colours and density for the widgets below it; may be nested. */
export function UIProvider({ children, ...own }: UIProviderProps) {
  const { settings: outer } = useContext(UIContext);
  const lang = own.locale ?? outer.lang;
  // A direction belongs to the language that it was given with.
  const direction = own.direction ?? (own.locale === undefined ? outer.direction : undefined);
  const colorScheme = own.colorScheme ?? outer.colorScheme;
  const density = own.density ?? outer.density;
  const currency = own.currency ?? outer.currency;
  const portalContainer = own.portalContainer ?? outer.portalContainer;
  const messages = useMemo(
    () => (own.messages ? [...outer.messages, own.messages] : outer.messages),
    [own.messages, outer.messages],
  );
  const style = useMemo(
    () =>
      own.theme || own.variables
        ? { ...outer.style, ...(own.theme && themeStyle(own.theme)), ...own.variables }
        : outer.style,
    [own.theme, own.variables, outer.style],
  );
  const value = useMemo(
    () => createUI({ lang, direction, messages, colorScheme, density, style, currency, portalContainer }),
    [lang, direction, messages, colorScheme, density, style, currency, portalContainer],
  );
  const { ui, ariaLocale } = value;
  return (
    <UIContext.Provider value={value}>
      <I18nProvider locale={ariaLocale}>
        <div {...ui.rootProps}>{children}</div>
      </I18nProvider>
    </UIContext.Provider>
  );
}
