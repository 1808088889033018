import { ChevronDown } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { ButtonGroup } from '../ButtonGroup/ButtonGroup.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, type MenuProps } from '../Menu/Menu.tsx';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of SplitButton. */
export interface SplitButtonProps
  extends Pick<
    ButtonProps,
    'variant' | 'size' | 'icon' | 'isPending' | 'isDisabled' | 'isFullWidth' | 'type'
  > {
  /** The label of the main action. */
  children: string;
  /** Called when the main action is pressed. */
  onPress?: (() => void) | undefined;
  /** The alternatives: MenuItem, MenuSection and MenuSeparator elements. */
  menu: ReactNode;
  /** Called with the id of the alternative that was chosen. */
  onAction?: MenuProps['onAction'];
  /** The name of the part with the arrow. @default 'More actions' */
  menuLabel?: string | undefined;
  /** Position of the menu. @default 'bottom end' */
  placement?: MenuProps['placement'];
}

/** A main action with its alternatives in a menu beside it. */
export function SplitButton(props: SplitButtonProps) {
  const { children, menu, onAction, menuLabel, placement = 'bottom end', isFullWidth, icon, ...main } = props;
  const { variant = 'secondary', size = 'medium', isDisabled = false, isPending = false } = main;
  const { messages } = useUI();
  const hasMenu = Children.toArray(menu).length > 0;
  const button = (
    <Button {...definedProps(main)} icon={icon} isFullWidth={isFullWidth}>
      {children}
    </Button>
  );
  if (!hasMenu) return button;
  const opens = menuLabel ?? messages.moreActions;
  return (
    <ButtonGroup label={children} isFullWidth={isFullWidth}>
      {button}
      <Menu
        label={opens}
        placement={placement}
        onAction={onAction}
        trigger={
          <IconButton
            label={opens}
            hasTooltip={false}
            variant={variant}
            size={size}
            isDisabled={isDisabled || isPending}
          >
            <ChevronDown size={16} strokeWidth={1.75} />
          </IconButton>
        }
      >
        {menu}
      </Menu>
    </ButtonGroup>
  );
}
