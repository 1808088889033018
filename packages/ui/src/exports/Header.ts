export { Header, type HeaderProps } from '../Header/Header.tsx';
