import { idSchema, newStaffSchema, staffAnswer, staffChangeSchema, staffMemberAnswer } from '@handset/domain';
import * as z from 'zod';
import { hashPassword } from '../access/password.ts';
import { refusedUsername } from '../access/usernameTaken.ts';
import { type Route, readRoute, writeRoute } from '../http/route.ts';
import { changeStaff, hireStaff, staff } from './staff.ts';

export const staffRoutes: Route[] = [
  readRoute({
    url: '/api/shop/mine/staff',
    summary: 'Everybody who can or could sign in to the shop',
    permission: 'staff',
    answer: staffAnswer,
    handle: async (shop) => ({ data: await staff(shop) }),
  }),
  writeRoute({
    method: 'POST',
    url: '/api/shop/mine/staff',
    summary: 'Let somebody sign in to the shop',
    permission: 'staff',
    body: newStaffSchema,
    answer: staffMemberAnswer,
    isSecret: true,
    prepare: ({ body }) => hashPassword(body.password),
    refusal: refusedUsername,
    handle: async (shop, { body, prepared }) => ({
      message: 'Staff member added successfully',
      data: await hireStaff(shop, body, prepared),
    }),
  }),
  writeRoute({
    method: 'PATCH',
    url: '/api/shop/mine/staff/:id',
    summary: "Change somebody's name, role or password, or whether they may sign in",
    permission: 'staff',
    params: z.object({ id: idSchema }),
    body: staffChangeSchema,
    answer: staffMemberAnswer,
    isSecret: true,
    prepare: async ({ body }) => body.password && hashPassword(body.password),
    handle: async (shop, { params, body, prepared }) => ({
      message: 'Staff member updated successfully',
      data: await changeStaff(shop, params.id, body, prepared),
    }),
  }),
];
