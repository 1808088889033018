import { IconButton, type IconButtonProps, Menu, MenuItem, type MenuItemProps } from '@handset/ui';
import { EllipsisVertical } from 'lucide-react';

/** An action of a menu. */
export interface MenuChoice extends Pick<MenuItemProps, 'tone' | 'isDisabled' | 'disabledReason'> {
  id: string;
  label: string;
  onAction: () => void;
}

interface MoreMenuProps extends Pick<IconButtonProps, 'size' | 'variant'> {
  /** The name of the button and of its menu. */
  label: string;
  choices: readonly MenuChoice[];
}

/** Three dots with further actions. */
export function MoreMenu({ label, choices, ...look }: MoreMenuProps) {
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <IconButton {...look} label={label}>
          <EllipsisVertical size={18} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {choices.map(({ label: words, ...choice }) => (
        <MenuItem key={choice.id} {...choice}>
          {words}
        </MenuItem>
      ))}
    </Menu>
  );
}
