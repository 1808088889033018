import * as z from 'zod';
import { latinDigits } from '../money/money.ts';
import { breaks } from '../rules/rules.ts';

/** The digits of an identity card number, whatever is written between them. */
export function normaliseCnic(text: string): string {
  return latinDigits(text).replace(/[\s-]/g, '');
}

/** `35202-1234567-1` */
export function formatCnic(digits: string): string {
  return digits.length === 13 ? `${digits.slice(0, 5)}-${digits.slice(5, 12)}-${digits.slice(12)}` : digits;
}

/** `35202-•••••••-1`: how lists show it, since it is private. */
export function maskCnic(digits: string): string {
  return digits.length === 13 ? `${digits.slice(0, 5)}-•••••••-${digits.slice(12)}` : '•••••';
}

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
