import * as z from 'zod';
import { breaks } from '../rules/rules.ts';
import { normaliseCnic } from './cnic.ts';

/** A required CNIC, stored as 13 digits. No check digit is published, so that only the structure is tested. */
export const cnicSchema = z
  .string(breaks('required'))
  .max(40, { ...breaks('cnic.length'), abort: true })
  .transform(normaliseCnic)
  .pipe(
    z
      .string()
      .min(1, breaks('required'))
      .regex(/^\d{13}$/, breaks('cnic.length')),
  );

/** An optional CNIC; blank becomes absent. */
export const optionalCnicSchema = z
  .string()
  .max(40, { ...breaks('cnic.length'), abort: true })
  .nullish()
  .transform((text) => normaliseCnic(text ?? '') || undefined)
  .pipe(
    z
      .string()
      .regex(/^\d{13}$/, breaks('cnic.length'))
      .optional(),
  );
