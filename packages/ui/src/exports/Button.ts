export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
export type { PressEvent } from '../press/PressEvent.ts';
