import { X } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useId, useRef } from 'react';
import { Button, Label, type Selection, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Button as PlainButton } from '../Button/Button.tsx';
import { duplicatesOf } from '../development/duplicatesOf.ts';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Pills.css.ts';

/** One pill. */
export interface PillItem {
  /** What the pill is known by. */
  id: string;
  /** Its words. */
  label: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** How many things are behind it. */
  count?: number | undefined;
  /** Whether it can neither be chosen nor removed. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Pills. */
export interface PillsProps {
  /** What the pills are about. */
  label: string;
  /** Whether the label is for screen readers alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** The pills. */
  items: readonly PillItem[];
  /** Whether pills can be chosen: none, one, or several. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the chosen pills, where the parent decides; ids that no pill has are passed over. */
  selectedKeys?: Iterable<string> | undefined;
  /** The ids of the pills chosen at first. */
  defaultSelectedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the pills that are chosen now. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** Called with the ids of the pills to take away; makes every pill removable. */
  onRemove?: ((ids: string[]) => void) | undefined;
  /** Called when all pills are to be taken away; adds a button that asks for it. */
  onClear?: (() => void) | undefined;
  /** The words of the button that takes all away. @default 'Clear all' */
  clearLabel?: string | undefined;
  /** What stands there while there are no pills. */
  empty?: ReactNode;
}

/** Short words that are chosen, or that stand for what was chosen and can be taken away: filters, mostly. */
export function Pills(props: PillsProps) {
  const { label, isLabelHidden = false, items, selectionMode = 'none', onSelectionChange, onRemove } = props;
  const { onClear, clearLabel, empty, selectedKeys, defaultSelectedKeys } = props;
  const { messages } = useUI();
  const list = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const duplicates = duplicatesOf(items);
  useDevelopmentWarning(
    duplicates.length > 0
      ? `Pills: items has the id ${duplicates.join(', ')} more than once; only the first of each is shown. Give every pill an id of its own.`
      : null,
  );
  const clear = () => {
    // The button goes with the pills: focus stays with the group.
    list.current?.focus();
    onClear?.();
  };
  const known = firstOfEach(items);
  return (
    <div className={styles.pills}>
      <TagGroup
        {...(isLabelHidden ? { 'aria-label': label } : {})}
        selectionMode={selectionMode}
        {...definedProps({ selectedKeys, defaultSelectedKeys })}
        {...(onSelectionChange
          ? { onSelectionChange: (keys: Selection) => onSelectionChange(idsOf(keys, known)) }
          : {})}
        {...(onRemove
          ? { onRemove: (keys: Set<string | number>) => onRemove(Array.from(keys, String)) }
          : {})}
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
              {item.icon ? (
                <span className={styles.icon} aria-hidden>
                  {item.icon}
                </span>
              ) : null}
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

function firstOfEach(items: readonly PillItem[]): PillItem[] {
  return [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse();
}

function idsOf(keys: Selection, items: readonly PillItem[]): string[] {
  return items.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id));
}
