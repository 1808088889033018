export { Switch, type SwitchProps } from '../Switch/Switch.tsx';
