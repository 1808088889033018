export type { GaugeSize, GaugeTone } from '../gauge/GaugeFace.tsx';
export { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
