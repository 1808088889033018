import { Card, Heading, Stack } from '@handset/ui';
import type { ReactNode } from 'react';
import * as styles from './Panel.css.ts';

interface PanelProps {
  title: string;
  /** A figure or link at the end of the title. */
  end?: ReactNode;
  children: ReactNode;
}

/** A dashboard card with its title inside. */
export function Panel({ title, end, children }: PanelProps) {
  return (
    <Card>
      <Stack gap={3}>
        <div className={styles.head}>
          <Heading level={2} size={2}>
            {title}
          </Heading>
          <span className={styles.end}>{end}</span>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
