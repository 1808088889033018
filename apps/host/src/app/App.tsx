import { LoadingBar, ToastProvider, UIProvider } from '@handset/ui';
import { Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { MessagesProvider, useWidgetWords } from '../messages/MessagesProvider.tsx';
import { PreferencesProvider, usePreferences } from '../preferences/PreferencesProvider.tsx';
import * as styles from './document.css.ts';
import { Root } from './Root.tsx';

/** Handset in the browser. */
export function App() {
  return (
    <PreferencesProvider>
      <Look />
    </PreferencesProvider>
  );
}

/** Language and colours as chosen, for the application and for the document around it. */
function Look() {
  const { locale, colorScheme } = usePreferences();
  const words = useWidgetWords();
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = locale === 'ur' ? 'rtl' : 'ltr';
    document.documentElement.style.colorScheme = colorScheme === 'system' ? 'light dark' : colorScheme;
    // The first page is readable in the system's font; the shop's own follows when the browser has nothing better to do.
    void import('@handset/ui/fonts');
  }, [locale, colorScheme]);
  return (
    <UIProvider locale={locale} colorScheme={colorScheme} messages={words}>
      <ToastProvider>
        <Suspense fallback={<LoadingBar isLoading />}>
          <MessagesProvider>
            <div className={styles.ground}>
              <BrowserRouter>
                <Root />
              </BrowserRouter>
            </div>
          </MessagesProvider>
        </Suspense>
      </ToastProvider>
    </UIProvider>
  );
}
