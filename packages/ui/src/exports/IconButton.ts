export { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
