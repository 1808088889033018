import * as domain from '@handset/domain';
import { MAX_AMOUNT, walletAnswer } from '@handset/domain';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answerShapes } from './answerShapes.ts';
import { fromWire, type MoneyShape, toWire } from './money.ts';

// In the domain's schemas every amount is one and the same schema object.
const money: unknown = walletAnswer.shape.data.shape.total;

interface Schema {
  def: { type: string; innerType?: Schema; element?: Schema };
  shape?: Record<string, Schema>;
}

function shapeOf(schema: Schema): unknown {
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

it.each(Object.entries(answerShapes))(
  'converts every amount of the answer %s, and nothing else',
  (name, shape) => {
    const schema = Reflect.get(domain, `${name}DetailAnswer`) ?? Reflect.get(domain, `${name}Answer`);
    expect(shape).toEqual(shapeOf(schema as Schema));
  },
);

it('brings back every amount that it sent', () => {
  interface Document {
    price: number;
    rows: { amount: number | null }[];
  }
  const shape: MoneyShape<Document> = { price: 'money', rows: [{ amount: 'money' }] };
  const amount = fc.integer({ min: -MAX_AMOUNT, max: MAX_AMOUNT });
  fc.assert(
    fc.property(
      fc.record({ price: amount, rows: fc.array(fc.record({ amount: fc.option(amount) })) }),
      (document) => {
        const travelled: unknown = JSON.parse(JSON.stringify(toWire(document, shape)));
        expect(fromWire<Document>(travelled, shape)).toEqual(document);
      },
    ),
  );
});

it('leaves the document that it sends as it was', () => {
  const document = { price: 100 };
  toWire(document, { price: 'money' });
  expect(document).toEqual({ price: 100 });
});
