export const ROLES = ['superadmin', 'admin', 'employee'] as const;
/** Who a user is: registrar of shops, owner of one, or staff. */
export type Role = (typeof ROLES)[number];

/** What a role may do beyond signing in. */
export const PERMISSIONS = [
  'shops',
  'daily-work',
  'open-books',
  'correct-past',
  'reopen-day',
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
    'create-banks',
    'shop-settings',
    'staff',
    'audit',
    'see-identity',
  ],
  employee: ['daily-work'],
};

/**
 * Whether the role carries the permission. `open-books` covers opening balances, `correct-past` returns and voids of documents
 * older than today, `see-identity` whole numbers and pictures of identity cards outside the slip that they were taken for.
 */
export function may(role: Role, permission: Permission): boolean {
  return grants[role].includes(permission);
}
