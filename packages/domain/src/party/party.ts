import * as z from 'zod';
import { report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { optional } from '../wire/encoding.ts';
import { numberSchema } from './numberSchema.ts';

/** A record's identifier (UUIDv7). */
export const idSchema = z.uuid();

/** `POST /api/person/create`: name, number and reference are all required. */
export const newPartySchema = z.strictObject({
  name: requiredText(),
  number: numberSchema,
  reference: requiredText(),
});
export type NewParty = z.output<typeof newPartySchema>;

/** The party of a document: an existing one by `_id`, or a new one by name and number. */
export const entityDataSchema = z
  .strictObject({
    _id: idSchema.optional(),
    name: optionalText(),
    number: optional(numberSchema),
    reference: optionalText(),
  })
  .superRefine((entity, ctx) => {
    if (entity._id) return;
    if (!entity.name) report(ctx, ['name'], 'required');
    if (!entity.number) report(ctx, ['number'], 'required');
  });
export type EntityData = z.output<typeof entityDataSchema>;
