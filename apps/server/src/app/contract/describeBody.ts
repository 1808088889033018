import * as z from 'zod';
import { FORM_LIMITS } from '../../base/files/readForm.ts';
import type { Route } from '../../base/http/route.ts';
import type { Components } from './Components.ts';
import type { JsonSchema } from './JsonSchema.ts';

/** Bodies of a request or an answer, by media type. */
export type Content = Record<
  string,
  { schema: JsonSchema; encoding?: Record<string, { contentType: string }> }
>;

const FILE: JsonSchema = { type: 'string', format: 'binary' };

/** The body of a call: JSON, and a multipart form where the call takes files. */
export function describeBody(
  route: Route,
  components: Components,
): { required: boolean; content: Content } | undefined {
  const { body, pictures, upload, method } = route;
  if (!body && !pictures) return undefined;
  // Within an object, a schema says whether it may be absent.
  const { properties, required = [] } = components.of(
    z.object({ body: body ?? z.strictObject({}) }),
    'input',
  );
  const json = properties?.body ?? {};
  const files = upload ? { [upload.field]: 1 } : pictures;
  if (!files)
    return { required: required.includes('body'), content: { 'application/json': { schema: json } } };
  const form = describeForm(json, files, components);
  // A draft names every slot of a picture, with null where it has none; a change names what changes.
  const slots = Object.fromEntries(Object.keys(files).map((slot) => [slot, { type: 'null' }]));
  const withSlots =
    method === 'PATCH'
      ? json
      : eachObject(json, components, '', ({ properties, ...own }) => ({
          ...own,
          properties: { ...slots, ...properties },
        }));
  return {
    required: required.includes('body'),
    content: {
      'multipart/form-data': form,
      ...(upload ? {} : { 'application/json': { schema: withSlots } }),
    },
  };
}

/** A form: files in fields of their own, and what is no text as JSON. */
function describeForm(
  json: JsonSchema,
  files: Record<string, number>,
  components: Components,
): Content[string] {
  const text = components.add('JsonText', JSON_TEXT);
  const encoding: Record<string, { contentType: string }> = {};
  const schema = eachObject(json, components, 'Form', ({ properties = {}, ...own }) => {
    const fields = Object.entries(properties)
      .filter(([field]) => !(field in files))
      .map(([field, schema]) => {
        if (!isNested(schema, components)) return [field, schema];
        encoding[field] = { contentType: 'application/json' };
        return [field, { anyOf: [schema, text] }];
      });
    return { ...own, properties: { ...Object.fromEntries(fields), ...filesOf(files) } };
  });
  return { schema, ...(Object.keys(encoding).length > 0 ? { encoding } : {}) };
}

const JSON_TEXT: JsonSchema = {
  description: 'JSON as text, for tools that do not send a field of a form as `application/json`',
  type: 'string',
  contentMediaType: 'application/json',
  maxLength: FORM_LIMITS.fieldBytes,
};

/** A field that takes several pictures is sent once for each. */
function filesOf(files: Record<string, number>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(files).map(([field, most]) => [
      field,
      most === 1 ? FILE : { ...FILE, type: ['array', 'string'], maxItems: most, items: FILE },
    ]),
  );
}

/** The schema with each of its alternatives changed. One with a name gets the name with a suffix. */
function eachObject(
  given: JsonSchema,
  components: Components,
  suffix: string,
  change: (object: JsonSchema) => JsonSchema,
): JsonSchema {
  const { name, schema } = components.read(given);
  const changed =
    schema.type === undefined && schema.anyOf
      ? { ...schema, anyOf: schema.anyOf.map((one) => eachObject(one, components, suffix, change)) }
      : change(schema);
  return name === undefined ? changed : components.add(name + suffix, changed);
}

function isNested(given: JsonSchema, components: Components): boolean {
  const { schema } = components.read(given);
  if (schema.anyOf) return schema.anyOf.some((one) => isNested(one, components));
  return schema.type === 'object' || schema.type === 'array';
}
