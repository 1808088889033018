/** Colour by meaning. Always say the same in words or with an icon. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'caution' | 'critical' | 'info';
