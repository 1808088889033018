export { Stat, type StatProps } from '../Stat/Stat.tsx';
