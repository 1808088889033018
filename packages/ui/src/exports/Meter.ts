export type { GaugeSize, GaugeTone } from '../gauge/GaugeFace.tsx';
export { Meter, type MeterLevel, type MeterProps } from '../Meter/Meter.tsx';
