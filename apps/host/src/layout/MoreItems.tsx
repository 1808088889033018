import { Menu, MenuItem, type MenuItemProps } from '@handset/ui';
import type { ReactElement } from 'react';
import type { OverlayProps } from './OnDemand.tsx';

/** Something that can be chosen in a menu. */
export interface MenuChoice extends Pick<MenuItemProps, 'tone' | 'isDisabled' | 'disabledReason'> {
  id: string;
  label: string;
  onAction: () => void;
}

interface MoreItemsProps extends OverlayProps {
  label: string;
  trigger: ReactElement;
  choices: readonly MenuChoice[];
}

/** The menu behind three dots. */
export function MoreItems({ choices, ...menu }: MoreItemsProps) {
  return (
    <Menu {...menu} placement="bottom end">
      {choices.map(({ label, ...choice }) => (
        <MenuItem key={choice.id} {...choice}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
