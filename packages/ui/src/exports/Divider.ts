export { Divider } from '../Divider/Divider.tsx';
