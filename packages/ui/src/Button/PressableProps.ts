import type { PressEvent } from 'react-aria-components/Button';

/** The props that buttons and links share. `data-*` attributes are passed on as well. */
export interface PressableProps {
  /** The id of the element. */
  id?: string | undefined;
  /** Whether it cannot be pressed, nor focused. @default false */
  isDisabled?: boolean | undefined;
  /** Called when it is pressed by pointer, key or screen reader. The press does not bubble. */
  onPress?: ((event: PressEvent) => void) | undefined;
  /** The accessible name, if the label does not say it. */
  'aria-label'?: string | undefined;
  /** The ids of the elements that label it. */
  'aria-labelledby'?: string | undefined;
  /** The ids of the elements that describe it. */
  'aria-describedby'?: string | undefined;
  /** Whether the popup it opens is open. */
  'aria-expanded'?: boolean | undefined;
  /** The kind of popup it opens. */
  'aria-haspopup'?: boolean | 'menu' | 'listbox' | 'tree' | 'grid' | 'dialog' | undefined;
  /** The id of the element it opens or changes. */
  'aria-controls'?: string | undefined;
  /** Whether it stands for the current page, step or place. */
  'aria-current'?: boolean | 'page' | 'step' | 'location' | 'date' | 'time' | undefined;
}
