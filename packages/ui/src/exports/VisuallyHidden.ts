export { VisuallyHidden, type VisuallyHiddenProps } from '../VisuallyHidden/VisuallyHidden.tsx';
