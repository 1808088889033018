export { Divider, type DividerProps } from '../Divider/Divider.tsx';
