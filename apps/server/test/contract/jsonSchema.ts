import type { JsonSchema } from '../../src/app/contract/JsonSchema.ts';

const TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
const KEYWORDS: Record<keyof JsonSchema, true> = {
  $ref: true,
  type: true,
  enum: true,
  const: true,
  properties: true,
  required: true,
  additionalProperties: true,
  propertyNames: true,
  items: true,
  prefixItems: true,
  minItems: true,
  maxItems: true,
  minLength: true,
  maxLength: true,
  minimum: true,
  maximum: true,
  exclusiveMinimum: true,
  exclusiveMaximum: true,
  multipleOf: true,
  pattern: true,
  format: true,
  contentMediaType: true,
  default: true,
  description: true,
  examples: true,
  anyOf: true,
  oneOf: true,
  allOf: true,
  not: true,
};

/** The types that a schema allows. */
export function typesOf({ type }: JsonSchema): string[] {
  if (type === undefined) return [];
  return Array.isArray(type) ? type : [type];
}

/** The alternatives of a schema, and theirs; itself where it has none. */
export function alternatives(schema: JsonSchema): JsonSchema[] {
  const choices = schema.type === undefined ? (schema.anyOf ?? schema.oneOf) : undefined;
  return choices?.flatMap(alternatives) ?? [schema];
}

/** A part of a document with the schemas that it refers to in their places. */
export function inlined<Part>(part: Part, document: unknown): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((one) => inlined(one, document)) as Part;
  const { $ref, ...own } = part as { $ref?: string };
  const found = $ref === undefined ? {} : (inlined(referred($ref, document), document) as object);
  const rest = Object.entries(own).map(([key, inner]) => [key, inlined(inner, document)]);
  return { ...found, ...Object.fromEntries(rest) } as Part;
}

/** The part of a document that a reference names. */
export function referred($ref: string, document: unknown): unknown {
  return $ref
    .replace('#/', '')
    .split('/')
    .reduce((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
}

/** Each schema inside a schema, with its place. */
function* inside(schema: JsonSchema, path: string): Generator<[string, JsonSchema]> {
  for (const [key, inner] of Object.entries(schema.properties ?? {}))
    yield [path === '' ? key : `${path}.${key}`, inner];
  for (const inner of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
    yield [path, inner];
  for (const inner of [schema.items, schema.additionalProperties, ...(schema.prefixItems ?? [])])
    if (typeof inner === 'object') yield [`${path}[]`, inner];
}

/** Defects of a schema: unknown keywords and types, patterns that do not compile. */
export function schemaDefects(schema: JsonSchema | undefined, path = ''): string[] {
  if (!schema) return [`${path} is missing`];
  const { pattern, required = [], properties = {} } = schema;
  const defects = [
    ...Object.keys(schema)
      .filter((keyword) => !(keyword in KEYWORDS))
      .map((keyword) => `${path} has no such keyword: ${keyword}`),
    ...typesOf(schema)
      .filter((type) => !TYPES.includes(type))
      .map((type) => `${path} has no such type: ${type}`),
    ...required.filter((key) => !(key in properties)).map((key) => `${path} requires what it lacks: ${key}`),
  ];
  if (pattern !== undefined && !compiles(pattern)) defects.push(`${path} has a pattern that is none`);
  for (const [at, inner] of inside(schema, path)) defects.push(...schemaDefects(inner, at));
  return defects;
}

function compiles(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** Whether a text has an end: a length, a choice, a format of a known length, or a pattern that repeats nothing endlessly. */
export function isBounded({ maxLength, enum: choices, const: only, format, pattern }: JsonSchema): boolean {
  if (maxLength !== undefined || choices !== undefined || only !== undefined) return true;
  if (format === 'uuid' || format === 'binary') return true;
  return (
    pattern !== undefined && /^\^.*\$$/.test(pattern) && !/[*+]|,\}/.test(pattern.replace(/\[[^\]]*\]/g, ''))
  );
}

/** Texts, lists and objects of a request that could be of any size. */
export function unboundedParts(schema: JsonSchema, path = ''): string[] {
  const types = typesOf(schema);
  const found: string[] = [];
  if (types.includes('string') && !isBounded(schema)) found.push(`${path} is a text without an end`);
  if (types.includes('array') && schema.maxItems === undefined && !schema.prefixItems)
    found.push(`${path} is a list without an end`);
  if (
    types.includes('object') &&
    schema.additionalProperties !== false &&
    !isBounded(schema.propertyNames ?? {})
  )
    found.push(`${path} takes any key`);
  if (
    types.length === 0 &&
    !schema.anyOf &&
    !schema.oneOf &&
    !schema.allOf &&
    !schema.enum &&
    !('const' in schema) &&
    !isIgnored(schema)
  )
    found.push(`${path} takes anything`);
  for (const [at, inner] of inside(schema, path)) found.push(...unboundedParts(inner, at));
  return found;
}

/** Whether nothing is read from a field, so that it may hold anything. */
export function isIgnored({ description = '' }: JsonSchema): boolean {
  return description.endsWith('which the server ignores');
}
