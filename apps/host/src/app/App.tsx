import { ToastProvider, UIProvider } from '@handset/ui';
import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PreferencesProvider, usePreferences } from '../kit/session/PreferencesProvider.tsx';
import { styleDocument } from '../kit/session/styleDocument.ts';
import * as styles from './document.css.ts';

type AppProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>;

/** Handset in the browser. */
export function App({ router }: AppProps) {
  return (
    <PreferencesProvider>
      <Themed router={router} />
    </PreferencesProvider>
  );
}

/** Language and colours as chosen, for the application and for the document around it. */
function Themed({ router }: AppProps) {
  const { locale, colorScheme } = usePreferences();
  useEffect(() => styleDocument({ locale, colorScheme }), [locale, colorScheme]);
  return (
    <UIProvider locale={locale} colorScheme={colorScheme}>
      <ToastProvider>
        <div className={styles.ground}>
          <RouterProvider router={router} />
        </div>
      </ToastProvider>
    </UIProvider>
  );
}
