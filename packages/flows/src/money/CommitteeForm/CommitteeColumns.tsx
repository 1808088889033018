import { Stack } from '@handset/ui';
import type { ReactNode } from 'react';
import * as layout from '../../form/layout.css.ts';

interface CommitteeColumnsProps {
  /** The schedule computed from the fields. */
  schedule: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a committee with its schedule beside them, or below on a narrow screen. */
export function CommitteeColumns({ schedule, children }: CommitteeColumnsProps) {
  return (
    <div className={layout.frame}>
      <div className={layout.columns}>
        <Stack>{children}</Stack>
        <div className={layout.summary}>{schedule}</div>
      </div>
    </div>
  );
}
