import type { ReactNode } from 'react';
import * as buttonStyles from '../Button/Button.css.ts';
import { buttonClassName } from '../Button/Button.tsx';
import * as iconStyles from '../IconButton/IconButton.css.ts';
import { PlainButton } from '../press/PlainButton.tsx';
import { PlainLink } from '../press/PlainLink.tsx';
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
      <PlainButton
        {...shared}
        aria-pressed={item.isSelected}
        data-selected={item.isSelected || undefined}
        onPress={() => item.onChange?.(!item.isSelected)}
      >
        {content}
      </PlainButton>
    ) : item.href ? (
      <PlainLink {...shared} href={item.href} onPress={() => item.onPress?.()}>
        {content}
      </PlainLink>
    ) : (
      <PlainButton {...shared} onPress={() => item.onPress?.()}>
        {content}
      </PlainButton>
    );
  return isIconOnly ? <Tooltip content={label}>{button}</Tooltip> : button;
}
