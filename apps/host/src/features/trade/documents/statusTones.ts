/** Tone of each document status. */
export const statusTones = {
  posted: 'neutral',
  'part-returned': 'caution',
  returned: 'caution',
  void: 'critical',
} as const;

/** Tone of each answer of the police register. */
export const eGadgetTones = {
  'not-checked': 'neutral',
  submitted: 'info',
  cleared: 'positive',
  flagged: 'critical',
} as const;
