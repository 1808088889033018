import * as z from 'zod';
import { STAFF_ROLES } from '../access/staff.ts';

export const staffMember = z.object({
  _id: z.string(),
  version: z.number(),
  name: z.string(),
  username: z.string(),
  role: z.enum(STAFF_ROLES),
  isActive: z.boolean(),
  createdAt: z.string(),
  /** When a session of theirs was last used; null when none is left. */
  lastSeenAt: z.string().nullable(),
});
export type StaffMember = z.output<typeof staffMember>;
export const staffAnswer = z.object({ data: z.array(staffMember) });
export const staffMemberAnswer = z.object({ message: z.string(), data: staffMember });
