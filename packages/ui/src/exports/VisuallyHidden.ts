export { VisuallyHidden, type VisuallyHiddenProps } from '../VisuallyHidden/VisuallyHidden.ts';
