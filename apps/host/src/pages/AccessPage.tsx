import { Card, Heading, Stack } from '@handset/ui';
import type { ReactNode } from 'react';
import { Brand } from '../layout/Brand.tsx';
import * as styles from './AccessPage.css.ts';

/** The frame of the pages that come before the shop. */
export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Stack gap={5}>
          <Brand />
          <Card>
            <Stack gap={5}>
              <Heading level={1}>{title}</Heading>
              {children}
            </Stack>
          </Card>
        </Stack>
      </div>
    </main>
  );
}
