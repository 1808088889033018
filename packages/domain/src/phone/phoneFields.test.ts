import { expect, it } from 'vitest';
import * as z from 'zod';
import { asValues } from '../wire/encoding.ts';
import { emptyPhoneDraft, phoneDraftOf } from './phoneDraft.ts';
import { phoneFactText, phoneFieldsOn, phoneSchemas } from './phoneFields.ts';

const stored = { ramMemory: '8/128', color: null, specifications: 'PTA', batteryHealth: 91 };

it('names the fields of a form in the order of the table', () => {
  expect(phoneFieldsOn('lotPhone')).toEqual(['color', 'batteryHealth']);
});

it('brings a stored phone into a form, which gives it back as it was', () => {
  const draft = phoneDraftOf('slip', stored);
  expect(draft).toEqual({ ...stored, color: '' });
  const { color: _, ...known } = stored;
  expect(z.strictObject(phoneSchemas('slip', asValues)).parse(draft)).toEqual({ ...known, color: undefined });
});

it('takes a form in which nothing is filled in', () => {
  const facts = z.strictObject(phoneSchemas('exchange', asValues)).parse(emptyPhoneDraft('exchange'));
  expect(Object.values(facts).filter((fact) => fact !== undefined)).toEqual([]);
});

it.each([
  ['batteryHealth', 91, '91 %'],
  ['batteryHealth', null, ''],
  ['color', 'Black', 'Black'],
] as const)('reads %s of %s as "%s"', (name, fact, text) => expect(phoneFactText(name, fact)).toBe(text));
