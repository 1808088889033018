import { idSchema, shopContract } from '@handset/domain';
import * as z from 'zod';
import { type Route, readRoute, writeRoute } from '../../base/http/route.ts';
import { hashNewPassword } from '../access/newPassword.ts';
import { refusedUsername } from '../access/usernameTaken.ts';
import { changeStaff, hireStaff, staff } from './staff.ts';

export const staffRoutes: Route[] = [
  readRoute({
    ...shopContract.staff,
    handle: async (shop) => ({ data: await staff(shop) }),
  }),
  writeRoute({
    ...shopContract.addStaff,
    isSecret: true,
    prepare: ({ body }) => hashNewPassword(body.password),
    refusal: refusedUsername,
    handle: async (shop, { body, prepared }) => ({
      message: 'Staff member added successfully',
      data: await hireStaff(shop, body, prepared),
    }),
  }),
  writeRoute({
    ...shopContract.changeStaff,
    params: z.object({ id: idSchema }),
    isSecret: true,
    prepare: async ({ body }) => body.password && hashNewPassword(body.password),
    handle: async (shop, { params, body, prepared }) => ({
      message: 'Staff member updated successfully',
      data: await changeStaff(shop, params.id, body, prepared),
    }),
  }),
];
