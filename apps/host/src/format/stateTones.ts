/** What the state of a unit means. */
export const stateTones = {
  'in-stock': 'positive',
  sold: 'neutral',
  dispatched: 'info',
  'returned-to-supplier': 'caution',
  void: 'critical',
} as const;
