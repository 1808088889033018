import { walletAnswer } from '@handset/domain';

/** As much of a zod schema as its amounts are found by. */
export interface Schema {
  def: { type: string; innerType?: Schema; element?: Schema };
  shape?: Record<string, Schema>;
}

// In the domain's schemas of answers every amount is one and the same schema object.
const money: unknown = walletAnswer.shape.data.shape.total;

/** Where the money is in what a schema describes; undefined where there is none. For the generator and its test: no page loads it. */
export function shapeOf(schema: Schema): unknown {
  if (schema === money) return 'money';
  if (schema.def.innerType) return shapeOf(schema.def.innerType);
  if (schema.def.element) {
    const item = shapeOf(schema.def.element);
    return item && [item];
  }
  const fields = Object.entries(schema.shape ?? {}).flatMap(([key, field]) => {
    const shape = shapeOf(field);
    return shape ? [[key, shape]] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}
