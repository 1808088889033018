export { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
