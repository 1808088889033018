import { LoadingBar, ToastProvider, UIProvider } from '@handset/ui';
import { Suspense, useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { MessagesProvider, useWidgetWords } from '../messages/MessagesProvider.tsx';
import { dressDocument } from '../preferences/dressDocument.ts';
import { PreferencesProvider, usePreferences } from '../preferences/PreferencesProvider.tsx';
import * as styles from './document.css.ts';
import { Root } from './Root.tsx';
import { whenIdle } from './whenIdle.ts';

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
  useEffect(() => dressDocument({ locale, colorScheme }), [locale, colorScheme]);
  // The first page is readable in the system's font; the shop's own follows when the browser has nothing better to do.
  useEffect(() => whenIdle(() => void import('@handset/ui/fonts')), []);
  return (
    <UIProvider locale={locale} colorScheme={colorScheme} messages={words}>
      <ToastProvider>
        <Suspense fallback={<LoadingBar isLoading />}>
          <MessagesProvider>
            <div className={styles.ground}>
              {/* The next page's heading is drawn in one go: a transition would be drawn in slices, with a frame of the old page after each. */}
              <BrowserRouter useTransitions={false}>
                <Root />
              </BrowserRouter>
            </div>
          </MessagesProvider>
        </Suspense>
      </ToastProvider>
    </UIProvider>
  );
}
