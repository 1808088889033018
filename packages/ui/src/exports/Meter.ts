export type { GaugeSize, GaugeTone } from '../gauge/GaugeFace.tsx';
export type { MeterLevel } from '../Meter/levelAt.ts';
export { Meter, type MeterProps } from '../Meter/Meter.tsx';
