import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { en, type Messages } from '../messages/en.ts';
import { ur } from '../messages/ur.ts';
import {
  autoDensity,
  baseStyles,
  comfortable,
  compact,
  darkTheme,
  latinText,
  lightTheme,
  systemTheme,
  urduText,
} from '../theme/theme.css.ts';

/** A language of the package. */
export type Locale = 'en' | 'ur';

/** Which colours are shown; `system` follows the reader's setting. */
export type ColorScheme = 'light' | 'dark' | 'system';

/** How large controls are; `auto` is comfortable under a finger and compact under a mouse. */
export type Density = 'auto' | 'comfortable' | 'compact';

/** What the provider gives to the components below it. */
export interface UI {
  /** The language. */
  locale: Locale;
  /** The reading direction of the language. */
  direction: 'ltr' | 'rtl';
  /** Which colours are shown. */
  colorScheme: ColorScheme;
  /** How large controls are. */
  density: Density;
  /** The ISO code of the currency that money is shown in. */
  currency: string;
  /** The package's words in the language. */
  messages: Messages;
  /** Where overlays are put; the document's body when not given. */
  portalContainer: Element | undefined;
  /** Theme, language and direction for an element outside the provider's own, such as a portal. */
  rootProps: { className: string; lang: string; dir: 'ltr' | 'rtl' };
}

/** Settings of the provider. What is left out is taken from the provider around it. */
export interface UIProviderProps {
  /** The language. @default 'en' */
  locale?: Locale | undefined;
  /** Which colours are shown. @default 'light' */
  colorScheme?: ColorScheme | undefined;
  /** How large controls are. @default 'auto' */
  density?: Density | undefined;
  /** The ISO code of the currency that money is shown in. @default 'PKR' */
  currency?: string | undefined;
  /** Where overlays are put. @default document.body */
  portalContainer?: Element | undefined;
  /** The widgets. */
  children: ReactNode;
}

const schemes: Record<ColorScheme, string> = { light: lightTheme, dark: darkTheme, system: systemTheme };
const densities: Record<Density, string> = { auto: autoDensity, comfortable, compact };

/** BCP 47 tags that the platform formats numbers and dates by. */
export const languageTags: Record<Locale, string> = { en: 'en-PK', ur: 'ur-PK' };

type Settings = Pick<UI, 'locale' | 'colorScheme' | 'density' | 'currency' | 'portalContainer'>;

function createUI(settings: Settings): UI {
  const isUrdu = settings.locale === 'ur';
  const direction = isUrdu ? 'rtl' : 'ltr';
  const className = [
    baseStyles,
    schemes[settings.colorScheme],
    densities[settings.density],
    isUrdu ? urduText : latinText,
  ].join(' ');
  return {
    ...settings,
    direction,
    messages: isUrdu ? ur : en,
    rootProps: { className, lang: settings.locale, dir: direction },
  };
}

const UIContext = createContext<UI>(
  createUI({
    locale: 'en',
    colorScheme: 'light',
    density: 'auto',
    currency: 'PKR',
    portalContainer: undefined,
  }),
);

/** The settings in force here: those of the nearest provider, or English in the light theme. */
export function useUI(): UI {
  return useContext(UIContext);
}

/** Sets language, direction, colours and density for the widgets below it; may be nested. */
export function UIProvider({ children, ...own }: UIProviderProps) {
  const outer = useUI();
  const locale = own.locale ?? outer.locale;
  const colorScheme = own.colorScheme ?? outer.colorScheme;
  const density = own.density ?? outer.density;
  const currency = own.currency ?? outer.currency;
  const portalContainer = own.portalContainer ?? outer.portalContainer;
  const ui = useMemo(
    () => createUI({ locale, colorScheme, density, currency, portalContainer }),
    [locale, colorScheme, density, currency, portalContainer],
  );
  return (
    <UIContext.Provider value={ui}>
      <I18nProvider locale={languageTags[locale]}>
        <div {...ui.rootProps}>{children}</div>
      </I18nProvider>
    </UIContext.Provider>
  );
}
