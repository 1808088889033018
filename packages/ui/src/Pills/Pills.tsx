import { X } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useId, useRef } from 'react';
import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Button as PlainButton } from '../Button/Button.tsx';
import { ButtonIcon } from '../Button/buttonParts.tsx';
import { distinctBy } from '../choice/distinctBy.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Pills.css.ts';

/** One pill. */
export interface PillItem {
  /** The id of the pill. */
  id: string;
  /** The label. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A count after the label. */
  count?: number | undefined;
  /** Whether it can be neither selected nor removed. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Pills. */
export interface PillsProps {
  /** The label of the group. */
  label: string;
  /** Whether the label is for screen readers alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** The pills. */
  items: readonly PillItem[];
  /** Whether none, one or several pills can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the selected pills (controlled). Unknown ids are ignored. */
  selectedKeys?: Iterable<string> | undefined;
  /** The ids of the pills selected at first (uncontrolled). */
  defaultSelectedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the selected pills. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** Called with the ids of the pills to remove. Makes every pill removable. */
  onRemove?: ((ids: string[]) => void) | undefined;
  /** Called to remove all pills. Adds a button for it. */
  onClear?: (() => void) | undefined;
  /** The label of the button that clears. @default 'Clear all' */
  clearLabel?: string | undefined;
  /** The content while there are no pills. */
  empty?: ReactNode;
}

/** Short labels that can be selected or removed, such as filters. */
export function Pills(props: PillsProps) {
  const { label, isLabelHidden = false, items, selectionMode = 'none', onSelectionChange, onRemove } = props;
  const { onClear, clearLabel, empty, selectedKeys, defaultSelectedKeys } = props;
  const { messages } = useUI();
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const clear = () => {
    // The button disappears with the pills, so focus moves to the group.
    list.current?.focus();
    onClear?.();
  };
  const known = distinctBy(items, ({ id }) => id);
  const ids = known.map(({ id }) => id);
  return (
    <div className={styles.pills}>
      <TagGroup
        {...(isLabelHidden && { 'aria-label': label })}
        {...definedProps({ selectedKeys, defaultSelectedKeys })}
        {...(onRemove && { onRemove: (keys: Set<string | number>) => onRemove(Array.from(keys, String)) })}
        selectionMode={selectionMode}
        onSelectionChange={(chosen) =>
          onSelectionChange?.(ids.filter((id) => chosen === 'all' || chosen.has(id)))
        }
        disabledKeys={known.filter((item) => item.isDisabled).map(({ id }) => id)}
        className={styles.group}
      >
        {isLabelHidden ? null : <Label className={styles.label}>{label}</Label>}
        <TagList
          ref={list}
          className={styles.list}
          renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
        >
          {known.map((item) => (
            <Tag
              key={item.id}
              id={item.id}
              textValue={item.label}
              className={classNames(styles.pill, onRemove && styles.removable)}
              render={(tag: HTMLAttributes<HTMLElement>) => (
                <div {...tag} aria-describedby={onRemove && !item.isDisabled ? hintId : undefined} />
              )}
            >
              <ButtonIcon>{item.icon}</ButtonIcon>
              <span className={styles.words}>{item.label}</span>
              {item.count === undefined ? null : <span className={styles.count}>{item.count}</span>}
              {onRemove ? (
                <Button slot="remove" aria-label={messages.remove} className={styles.remove}>
                  <X size={14} strokeWidth={2} aria-hidden />
                </Button>
              ) : null}
            </Tag>
          ))}
        </TagList>
      </TagGroup>
      {onRemove ? (
        <span id={hintId} hidden>
          {messages.pillRemoveHint}
        </span>
      ) : null}
      {onClear && known.length > 0 ? (
        <PlainButton variant="quiet" size="small" onPress={clear}>
          {clearLabel ?? messages.clearAll}
        </PlainButton>
      ) : null}
    </div>
  );
}
