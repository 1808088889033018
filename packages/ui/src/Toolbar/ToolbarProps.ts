import type { ReactNode } from 'react';

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
