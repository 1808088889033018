import { Card, Heading, Inline, SegmentedControl, Stack, useWords } from '@handset/ui';
import type { ReactNode } from 'react';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { Brand } from '../layout/Brand.tsx';
import * as styles from './AccessPage.css.ts';

/** The frame of the pages that come before the shop. */
export function AccessPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <Stack gap={5}>
          <Inline gap={4} justify="between">
            <Brand />
            <LanguageChoice />
          </Inline>
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

function LanguageChoice() {
  const { header } = useWords(hostMessages);
  const { locale, choose } = usePreferences();
  return (
    <SegmentedControl
      label={header.language}
      isLabelHidden
      options={[
        { value: 'en', label: header.english },
        { value: 'ur', label: header.urdu },
      ]}
      value={locale}
      onChange={(chosen) => choose({ locale: chosen })}
    />
  );
}
