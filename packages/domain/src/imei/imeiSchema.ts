import * as z from 'zod';
import { breaks, report } from '../rules/rules.ts';
import { imeiRule } from './imei.ts';
import { normaliseImei } from './readImeiText.ts';

/** A required IMEI, in any spelling. */
export const imeiSchema = z
  .string(breaks('required'))
  .max(40, { ...breaks('imei.length'), abort: true })
  .transform(normaliseImei)
  .superRefine((imei, ctx) => {
    const rule = imeiRule(imei);
    if (rule) report(ctx, [], rule);
  });

/** An optional IMEI; blank becomes absent. */
export const optionalImeiSchema = z
  .string()
  .max(40, { ...breaks('imei.length'), abort: true })
  .nullish()
  .transform((text) => normaliseImei(text ?? '') || undefined)
  .superRefine((imei, ctx) => {
    const rule = imei === undefined ? undefined : imeiRule(imei);
    if (rule) report(ctx, [], rule);
  });
