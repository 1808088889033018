import type { ReactNode } from 'react';

interface Part {
  /** What the item is known by. */
  id: string;
  /** What it does, in a word or two. */
  label: string;
  /** A picture before the words. */
  icon?: ReactNode;
  /** Whether the picture alone is shown, with the words as its tooltip. @default false */
  isIconOnly?: boolean | undefined;
  /** Whether it cannot be used now. @default false */
  isDisabled?: boolean | undefined;
}

/** Something that is done when it is pressed. */
export interface ToolbarAction extends Part {
  type?: 'action' | undefined;
  /** Called when it is pressed. */
  onPress?: (() => void) | undefined;
  /** Where it leads, if it is a link. */
  href?: string | undefined;
  /** Whether it destroys something. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
}

/** Something that is on or off. */
export interface ToolbarToggle extends Part {
  type: 'toggle';
  /** Whether it is on. */
  isSelected: boolean;
  /** Called with whether it is on now. */
  onChange?: ((isSelected: boolean) => void) | undefined;
}

/** A line between groups of items. */
export interface ToolbarSeparator {
  type: 'separator';
  /** What the line is known by. */
  id: string;
}

/** One part of a toolbar. */
export type ToolbarItem = ToolbarAction | ToolbarToggle | ToolbarSeparator;
