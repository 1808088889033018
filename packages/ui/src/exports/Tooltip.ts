export { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
