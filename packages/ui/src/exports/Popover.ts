export { Popover, type PopoverProps } from '../Popover/Popover.tsx';
