export { ButtonGroup, type ButtonGroupProps } from '../ButtonGroup/ButtonGroup.tsx';
