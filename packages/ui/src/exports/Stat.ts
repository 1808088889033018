export { Stat, type StatProps, type StatTrend } from '../Stat/Stat.tsx';
