import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Separator } from 'react-aria-components/Menu';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { ButtonIcon, buttonClassName } from '../Button/buttonParts.tsx';
import * as iconStyles from '../IconButton/IconButton.css.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Toolbar.css.ts';
import type { ToolbarAction, ToolbarProps, ToolbarToggle } from './ToolbarProps.ts';

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
