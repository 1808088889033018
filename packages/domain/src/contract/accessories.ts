import * as z from 'zod';
import { money } from '../money/moneySchema.ts';
import { accessoryAnswer } from './answers.ts';

const nullable = <Schema extends z.ZodType>(schema: Schema) => schema.nullable();

/** Something that moved an accessory's stock. */
export const accessoryMovementAnswer = z.object({
  _id: z.string(),
  date: z.string(),
  /** `purchase`, `sale`, `return`, `adjustment`, `reversal`. */
  reason: z.string(),
  /** Into stock when positive. */
  quantity: z.number(),
  /** Cost, with the sign of the quantity; null where the viewer may not see cost. */
  cost: nullable(money),
  note: nullable(z.string()),
  refType: nullable(z.string()),
  refId: nullable(z.string()),
  entry: z.number(),
  createdAt: z.string(),
});
export type AccessoryMovement = z.output<typeof accessoryMovementAnswer>;

export const accessoryDetailAnswer = z.object({
  data: accessoryAnswer,
  /** Newest first. */
  movements: z.array(accessoryMovementAnswer),
  nextCursor: nullable(z.string()),
  total: z.number(),
});
