import { UIProvider } from '@handset/ui';
import type { GlobalProvider } from '@ladle/react';

/** Ladle's own switches for theme and direction drive the theme and the language of the widgets. */
export const Provider: GlobalProvider = ({ children, globalState }) => (
  <UIProvider
    colorScheme={globalState.theme === 'dark' ? 'dark' : 'light'}
    locale={globalState.rtl ? 'ur' : 'en'}
  >
    {children}
  </UIProvider>
);
