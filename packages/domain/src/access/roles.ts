export const ROLES = ['superadmin', 'admin', 'employee'] as const;
/** Role of a user: registrar of shops, owner of one, or staff. */
export type Role = (typeof ROLES)[number];

/** Permissions of a role beyond signing in. */
export const PERMISSIONS = [
  'shops',
  'daily-work',
  'open-books',
  'correct-past',
  'reopen-day',
  'approve-count',
  'create-banks',
  'shop-settings',
  'staff',
  'audit',
  'see-identity',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const grants: Record<Role, readonly Permission[]> = {
  superadmin: ['shops'],
  admin: [
    'daily-work',
    'open-books',
    'correct-past',
    'reopen-day',
    'approve-count',
    'create-banks',
    'shop-settings',
    'staff',
    'audit',
    'see-identity',
  ],
  employee: ['daily-work'],
};

/**
 * Whether the role carries the permission. `open-books` covers opening balances, capital and drawings, `approve-count` counts of the till that differ by more than
 * the owner lets pass, `correct-past` returns and voids of documents
 * older than today, `see-identity` whole numbers and pictures of identity cards outside the slip that they were taken for.
 */
export function may(role: Role, permission: Permission): boolean {
  return grants[role].includes(permission);
}

/** Whether the role may return or void a document of that day. Only owners may correct a past day. */
export function mayCorrect(role: Role, day: string | undefined, today: string | undefined): boolean {
  return may(role, 'correct-past') || day === today;
}
