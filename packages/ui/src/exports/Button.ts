export type { PressEvent } from 'react-aria-components/Button';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
