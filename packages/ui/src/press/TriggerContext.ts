import { type ComponentType, createContext, type RefAttributes } from 'react';
import type { PlainButtonProps } from './PlainButton.tsx';

/** What draws a button that opens a menu or a popover, in place of the plain one. */
export type TriggerButton = ComponentType<PlainButtonProps & RefAttributes<HTMLButtonElement>>;

/** Set around the trigger of a menu or a popover, so that its button, however deep, is drawn by what knows how to open it. */
export const TriggerContext = createContext<TriggerButton | null>(null);
