export { Link, type LinkProps } from '../Link/Link.tsx';
export type { PressEvent } from '../press/PressEvent.ts';
