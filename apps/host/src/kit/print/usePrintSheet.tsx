import { UIProvider } from '@handset/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as styles from './printAlone.css.ts';

/** Prints a separate sheet instead of the page. Render `sheet` somewhere on the page. */
export function usePrintSheet(): { print: (content: ReactNode) => void; sheet: ReactNode } {
  const [content, setContent] = useState<ReactNode>(null);
  useEffect(() => {
    if (content === null) return;
    const done = () => setContent(null);
    addEventListener('afterprint', done);
    window.print();
    return () => removeEventListener('afterprint', done);
  }, [content]);
  const sheet =
    content === null
      ? null
      : createPortal(
          <div className={styles.sheet}>
            <UIProvider colorScheme="light" density="comfortable">
              {content}
            </UIProvider>
          </div>,
          document.body,
        );
  return { print: setContent, sheet };
}
