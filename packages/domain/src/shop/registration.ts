import * as z from 'zod';
import { newPasswordSchema, signUpSchema, usernameSchema } from '../access/access.ts';
import { daySchema } from '../day/daySchema.ts';
import { idSchema } from '../party/party.ts';
import { breaks } from '../rules/rules.ts';
import { clearable, optionalText, requiredText } from '../text/text.ts';

/** Whether a shop may work, or read only. */
export const SHOP_STATUSES = ['active', 'suspended'] as const;
export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** `POST /api/shop`: a registrar opens a shop with its owner's login. */
export const newShopSchema = signUpSchema.extend({
  city: optionalText(60),
  /** Absent: the shop owes nothing. */
  planId: idSchema.optional(),
  nextDue: daySchema.optional(),
});
export type NewShop = z.output<typeof newShopSchema>;

/** `PATCH /api/shop/{id}`: absent fields stay unchanged. */
export const shopChangeSchema = z.strictObject({
  /** The version that was edited. Outdated versions are refused. */
  version: z.int(breaks('invalid')).optional(),
  name: requiredText(80).optional(),
  city: clearable(requiredText(60)),
  status: z.enum(SHOP_STATUSES, breaks('choice')).optional(),
  /** Null: the shop owes nothing from now on. */
  planId: idSchema.nullable().optional(),
  nextDue: daySchema.nullable().optional(),
  /** A new password for the owner, who forgot theirs. */
  ownerPassword: newPasswordSchema.optional(),
  /** The owner whose password changes, in a shop with several. */
  ownerUsername: usernameSchema.optional(),
});
export type ShopChange = z.output<typeof shopChangeSchema>;
