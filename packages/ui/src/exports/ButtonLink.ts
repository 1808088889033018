export { ButtonLink, type ButtonLinkProps } from '../ButtonLink/ButtonLink.tsx';
