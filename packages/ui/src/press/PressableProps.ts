import type { PressEvent } from './PressEvent.ts';

/** What buttons and links have in common. Attributes that begin with `data-` are handed on as well. */
export interface PressableProps {
  /** The id of the element. */
  id?: string | undefined;
  /** Whether it cannot be pressed, nor focused. @default false */
  isDisabled?: boolean | undefined;
  /** Called when it is pressed: by a pointer that is released on it, by a key, by a screen reader. What is around it does not hear of the press. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** Its name, where its words do not say it. */
  'aria-label'?: string | undefined;
  /** The ids of what names it. */
  'aria-labelledby'?: string | undefined;
  /** The ids of what says more of it. */
  'aria-describedby'?: string | undefined;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | undefined;
  /** What it opens. */
  'aria-haspopup'?: boolean | 'menu' | 'listbox' | 'tree' | 'grid' | 'dialog' | undefined;
  /** The id of what it opens or changes. */
  'aria-controls'?: string | undefined;
  /** Whether it stands for where one is. */
  'aria-current'?: boolean | 'page' | 'step' | 'location' | 'date' | 'time' | undefined;
}
