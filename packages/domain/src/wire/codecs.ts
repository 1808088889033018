import * as z from 'zod';

// `z.decode` and `z.encode` check a whole document besides converting it. The server needs that. A client does not: for a list of
// 30,000 phones it takes 400 ms on a slow till, and an answer of a newer server may say more than this client knows. So a client
// runs the codecs alone.

type Direction = 'decode' | 'encode';
type Convert = (value: unknown, direction: Direction) => unknown;

/**
 * Decodes the codecs of an answer: amounts become minor units.
 * @throws TypeError when it does not match the schema
 */
export function decodeCodecs<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  return (converterOf(schema)?.(json, 'decode') ?? json) as z.output<Schema>;
}

/** A copy of a document to be sent, with its codecs encoded: amounts in rupees. */
export function encodeCodecs<Document extends object>(schema: z.ZodType, document: Document): Document {
  return (converterOf(schema)?.(document, 'encode') ?? document) as Document;
}

const known = new WeakMap<z.core.$ZodType, { convert: Convert | undefined }>();

/** Converter for the values of a schema. Undefined when the schema contains no codec. */
function converterOf(schema: z.core.$ZodType): Convert | undefined {
  let entry = known.get(schema);
  if (!entry) {
    entry = { convert: makeConverter(schema) };
    known.set(schema, entry);
  }
  return entry.convert;
}

function makeConverter(schema: z.core.$ZodType): Convert | undefined {
  if (schema instanceof z.ZodCodec) return codec(schema);
  if (schema instanceof z.ZodPipe) return converterOf(schema.def.out) ?? converterOf(schema.def.in);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return converterOf(schema.def.innerType);
  if (schema instanceof z.ZodArray) return list(converterOf(schema.def.element));
  return fields(fieldsOf(schema));
}

function codec(schema: z.ZodCodec): Convert {
  return (value, direction) => {
    if (value === null || (value === undefined && direction === 'encode')) return value;
    if (typeof value !== 'number') throw new TypeError('An amount is not a number');
    const payload = { value, issues: [] };
    return direction === 'decode'
      ? schema.def.transform(value, payload)
      : schema.def.reverseTransform(value, payload);
  };
}

function list(convert: Convert | undefined): Convert | undefined {
  if (!convert) return undefined;
  return (value, direction) => {
    if (value === null || (value === undefined && direction === 'encode')) return value;
    if (!Array.isArray(value)) throw new TypeError('A list is not a list');
    return value.map((item) => convert(item, direction));
  };
}

type Field = readonly [key: string, convert: Convert];

/** The fields with codecs: of an object, of all choices of a union, and of what comes before or after a transform. */
function fieldsOf(schema: z.core.$ZodType): Field[] {
  if (schema instanceof z.ZodLazy) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodUnion) return schema.def.options.flatMap(fieldsOf);
  if (schema instanceof z.ZodPipe) return [schema.def.in, schema.def.out].flatMap(fieldsOf);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.def.shape).flatMap(([key, field]) => {
    const convert = converterOf(field);
    return convert ? [[key, convert] as const] : [];
  });
}

function fields(converted: readonly Field[]): Convert | undefined {
  if (converted.length === 0) return undefined;
  const unique = [...new Map(converted)];
  return (value, direction) => {
    if (value === null || (value === undefined && direction === 'encode')) return value;
    if (typeof value !== 'object' || Array.isArray(value)) throw new TypeError('A document is not an object');
    const copy: Record<string, unknown> = { ...value };
    for (const [key, convert] of unique)
      if (direction === 'decode' || key in copy) copy[key] = convert(copy[key], direction);
    return copy;
  };
}
