/** What the status of a document means. */
export const statusTones = {
  posted: 'neutral',
  'part-returned': 'caution',
  returned: 'caution',
  void: 'critical',
} as const;
