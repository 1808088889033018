import { UIProvider } from '@handset/ui';
import { type ComponentProps, useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { styleDocument } from '../kit/session/styleDocument.ts';
import { usePreferences } from '../kit/session/usePreferences.ts';
import * as styles from './document.css.ts';

type AppProps = Pick<ComponentProps<typeof RouterProvider>, 'router'>;

/** Handset in the browser, in the language and colours that were chosen. */
export function App({ router }: AppProps) {
  const { locale, colorScheme } = usePreferences();
  useEffect(() => styleDocument({ locale, colorScheme }), [locale, colorScheme]);
  return (
    <UIProvider locale={locale} colorScheme={colorScheme}>
      <div className={styles.ground}>
        <RouterProvider router={router} />
      </div>
    </UIProvider>
  );
}
