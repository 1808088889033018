import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import * as buttonStyles from '../Button/Button.css.ts';
import { buttonClassName, isLongLabel } from '../Button/Button.tsx';
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
      !isIconOnly && isLongLabel(label) && buttonStyles.longLabel,
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
      <AriaButton
        {...shared}
        aria-pressed={item.isSelected}
        data-selected={item.isSelected || undefined}
        onPress={() => item.onChange?.(!item.isSelected)}
      >
        {content}
      </AriaButton>
    ) : item.href ? (
      <AriaLink {...shared} href={item.href} onPress={() => item.onPress?.()}>
        {content}
      </AriaLink>
    ) : (
      <AriaButton {...shared} onPress={() => item.onPress?.()}>
        {content}
      </AriaButton>
    );
  return isIconOnly ? <Tooltip content={label}>{button}</Tooltip> : button;
}
