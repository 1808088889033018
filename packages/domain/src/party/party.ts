import * as z from 'zod';
import { report } from '../rules/rules.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { asValues, asWire, optional, sharedPart } from '../wire/encoding.ts';
import { numberSchema } from './numberSchema.ts';

/** A record's identifier on the server (UUIDv7). */
export const idSchema = asWire.id();

/** `POST /api/person/create`: name, number and reference are all required. */
export const newPartySchema = z.strictObject({
  name: requiredText(),
  number: numberSchema,
  reference: requiredText(),
});
export type NewParty = z.output<typeof newPartySchema>;

/** The party of a document: an existing one by `_id`, or a new one by name and number. */
export const entityData = sharedPart((encoding) =>
  z
    .strictObject({
      _id: encoding.id().optional(),
      name: optionalText(),
      number: optional(numberSchema),
      reference: optionalText(),
    })
    .superRefine((entity, ctx) => {
      if (entity._id !== undefined) return;
      if (!entity.name) report(ctx, ['name'], 'required');
      if (!entity.number) report(ctx, ['number'], 'required');
    }),
);
/** The party of a document as a form holds it. */
export const entityDataSchema = entityData(asValues);
/** The same as requests carry it. */
export const entityDataRequest = entityData(asWire);
export type EntityData = z.output<typeof entityDataSchema>;
