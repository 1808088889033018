/** What the status of a document means. */
export const statusTones = {
  posted: 'neutral',
  'part-returned': 'caution',
  returned: 'caution',
  void: 'critical',
} as const;

/** What the answer of the police register means. */
export const eGadgetTones = {
  'not-checked': 'neutral',
  submitted: 'info',
  cleared: 'positive',
  flagged: 'critical',
} as const;
