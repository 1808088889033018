import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Separator } from 'react-aria-components/Menu';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { ButtonIcon, buttonClassName } from '../Button/Button.tsx';
import * as iconStyles from '../IconButton/IconButton.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Toolbar.css.ts';

interface Part {
  /** The id of the item. */
  id: string;
  /** The label. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** Whether only the icon is shown, with the label as its tooltip. @default false */
  isIconOnly?: boolean | undefined;
  /** Whether it cannot be used now. @default false */
  isDisabled?: boolean | undefined;
}

/** An action. */
export interface ToolbarAction extends Part {
  type?: 'action' | undefined;
  /** Called when it is pressed. */
  onPress?: (() => void) | undefined;
  /** The address, if it is a link. */
  href?: string | undefined;
  /** Whether it destroys something. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
}

/** A toggle. */
export interface ToolbarToggle extends Part {
  type: 'toggle';
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with whether it is on now. */
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A separator between groups of items. */
export interface ToolbarSeparator {
  type: 'separator';
  /** The id of the separator. */
  id: string;
}

/** One part of a toolbar. */
export type ToolbarItem = ToolbarAction | ToolbarToggle | ToolbarSeparator;

/** Props of Toolbar. */
export interface ToolbarProps {
  /** The name for screen readers: the thing that the items work on. */
  label: string;
  /** The items. */
  items: readonly ToolbarItem[];
  /** Whether the items are beside or above one another. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Actions on one thing, in one stop of the Tab key. Items that do not fit wrap to the next line. */
export function Toolbar({ label, items, orientation = 'horizontal' }: ToolbarProps) {
  if (items.length === 0) return null;
  const keys = uniqueKeys(items.map(({ id }) => id));
  return (
    <AriaToolbar aria-label={label} orientation={orientation} className={styles.toolbar}>
      {items.map((item, position) =>
        item.type === 'separator' ? (
          <Separator
            key={keys[position]}
            orientation={orientation === 'vertical' ? 'horizontal' : 'vertical'}
            elementType="div"
            className={styles.separator}
          />
        ) : (
          <ToolbarButton key={keys[position]} item={item} />
        ),
      )}
    </AriaToolbar>
  );
}

/** One item, as a button, a link or a button that stays pressed. */
function ToolbarButton({ item }: { item: ToolbarAction | ToolbarToggle }) {
  const { label, icon, isDisabled = false } = item;
  const isIconOnly = Boolean(item.isIconOnly && icon);
  const shared = {
    isDisabled,
    ...(isIconOnly ? { 'aria-label': label } : {}),
    className: classNames(
      buttonClassName({ variant: 'quiet', children: isIconOnly ? null : label }),
      isIconOnly ? iconStyles.sizes.medium : styles.button,
      item.type === 'toggle' && styles.toggle,
      item.type !== 'toggle' && item.tone === 'critical' && styles.critical,
    ),
    children: (
      <>
        <ButtonIcon>{icon}</ButtonIcon>
        {isIconOnly ? null : label}
      </>
    ),
  };
  const button =
    item.type === 'toggle' ? (
      <ToggleButton {...shared} isSelected={item.isSelected} onChange={(isOn) => item.onChange?.(isOn)} />
    ) : item.href ? (
      <AriaLink {...shared} href={item.href} onPress={() => item.onPress?.()} />
    ) : (
      <AriaButton {...shared} onPress={() => item.onPress?.()} />
    );
  return isIconOnly ? <Tooltip content={label}>{button}</Tooltip> : button;
}
