import { IconButton, type IconButtonProps } from '@handset/ui';
import { EllipsisVertical } from 'lucide-react';
import { lazily } from '../app/lazily.ts';
import type { MenuChoice } from './MoreItems.tsx';
import { OnDemand } from './OnDemand.tsx';

const MoreItems = lazily(async () => (await import('./MoreItems.tsx')).MoreItems);

interface MoreMenuProps extends Pick<IconButtonProps, 'size' | 'variant'> {
  /** What the button and the menu are called. */
  label: string;
  choices: readonly MenuChoice[];
}

/** Three dots with what else can be done; the menu is loaded when it is opened. */
export function MoreMenu({ label, choices, ...look }: MoreMenuProps) {
  const icon = <EllipsisVertical size={18} strokeWidth={1.75} />;
  return (
    <OnDemand
      button={(_, opensMenu) => (
        <IconButton {...look} label={label} {...opensMenu}>
          {icon}
        </IconButton>
      )}
      overlay={(state) => (
        <MoreItems
          {...state}
          label={label}
          choices={choices}
          trigger={
            <IconButton {...look} label={label}>
              {icon}
            </IconButton>
          }
        />
      )}
    />
  );
}
