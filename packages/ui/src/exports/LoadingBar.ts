export { LoadingBar, type LoadingBarProps } from '../LoadingBar/LoadingBar.tsx';
