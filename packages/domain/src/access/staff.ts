import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { requiredText } from '../text/text.ts';
import { newPasswordSchema, usernameSchema } from './access.ts';

/** The roles that people of a shop can have. */
export const STAFF_ROLES = ['admin', 'employee'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** `POST /api/shop/mine/staff`: a new member of staff. */
export const newStaffSchema = z.strictObject({
  name: requiredText(80),
  username: usernameSchema,
  password: newPasswordSchema,
  role: z.enum(STAFF_ROLES, breaks('choice')),
});
export type NewStaff = z.output<typeof newStaffSchema>;

/** `PATCH /api/shop/mine/staff/{id}`: absent fields stay unchanged. */
export const staffChangeSchema = z.strictObject({
  /** The version that was edited. Outdated versions are refused. */
  version: z.int(breaks('invalid')).optional(),
  name: requiredText(80).optional(),
  role: z.enum(STAFF_ROLES, breaks('choice')).optional(),
  isActive: z.boolean(breaks('invalid')).optional(),
  /** A new password, for somebody who forgot theirs. */
  password: newPasswordSchema.optional(),
});
export type StaffChange = z.output<typeof staffChangeSchema>;
