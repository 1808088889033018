export { Link, type LinkProps } from '../Link/Link.tsx';
