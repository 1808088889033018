import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import * as buttonStyles from '../Button/Button.css.ts';
import { buttonClassName } from '../Button/Button.tsx';
import * as iconStyles from '../IconButton/IconButton.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Toolbar.css.ts';
import type { ToolbarAction, ToolbarToggle } from './ToolbarItem.ts';

/** One item of a toolbar, as a button, a link or a button that stays pressed. */
export function ToolbarButton({ item }: { item: ToolbarAction | ToolbarToggle }) {
  const { label, icon, isDisabled = false } = item;
  const isIconOnly = Boolean(item.isIconOnly && icon);
  const shared = {
    isDisabled,
    ...(isIconOnly ? { 'aria-label': label } : {}),
    className: classNames(
      buttonClassName('quiet', 'medium'),
      isIconOnly ? iconStyles.sizes.medium : styles.button,
      item.type === 'toggle' && styles.toggle,
      item.type !== 'toggle' && item.tone === 'critical' && styles.critical,
    ),
  };
  const content: ReactNode = (
    <>
      {icon ? (
        <span className={buttonStyles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      {isIconOnly ? null : label}
    </>
  );
  const button =
    item.type === 'toggle' ? (
      <ToggleButton {...shared} isSelected={item.isSelected} onChange={(on) => item.onChange?.(on)}>
        {content}
      </ToggleButton>
    ) : item.href ? (
      <Link {...shared} href={item.href} onPress={() => item.onPress?.()}>
        {content}
      </Link>
    ) : (
      <Button {...shared} onPress={() => item.onPress?.()}>
        {content}
      </Button>
    );
  return isIconOnly ? <Tooltip content={label}>{button}</Tooltip> : button;
}
