/** Tone of each state of a unit. */
export const stateTones = {
  'in-stock': 'positive',
  sold: 'neutral',
  dispatched: 'info',
  'returned-to-supplier': 'caution',
  void: 'critical',
} as const;
