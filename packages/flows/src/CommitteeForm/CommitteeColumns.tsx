import { Stack } from '@handset/ui';
import type { ReactNode } from 'react';
import * as layout from '../form/layout.css.ts';

interface CommitteeColumnsProps {
  /** What the fields come to. */
  schedule: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The fields of a committee with its schedule beside them, or below where there is no room. */
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
