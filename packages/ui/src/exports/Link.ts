export type { PressEvent } from 'react-aria-components/Button';
export { Link, type LinkProps } from '../Link/Link.tsx';
