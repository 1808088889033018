export { Badge, type BadgeProps } from '../Badge/Badge.tsx';
export type { Tone } from '../Badge/tones.ts';
