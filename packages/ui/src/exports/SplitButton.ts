export { SplitButton, type SplitButtonProps } from '../SplitButton/SplitButton.tsx';
