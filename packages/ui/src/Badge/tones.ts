/** What something means: colour always goes with words or an icon. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info';
