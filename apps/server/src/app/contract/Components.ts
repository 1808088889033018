import * as domain from '@handset/domain';
import * as z from 'zod';
import type { JsonSchema } from './JsonSchema.ts';

type Direction = 'input' | 'output';

const DEFINITIONS = '#/$defs/';
const COMPONENTS = '#/components/schemas/';

nameSchemas();

/** The schemas of an OpenAPI document: those with a name stand under it once, and others refer to them. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly #converted = new Map<string, string>();
  readonly #sent = new WeakMap<z.core.$ZodType, JsonSchema>();

  /** A request's or an answer's schema as JSON Schema; a reference where it has a name. */
  of(schema: z.ZodType, io: Direction): JsonSchema {
    const { $schema, $defs, ...own } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const sent = io === 'input' ? this.#sentFor(zodSchema) : undefined;
        if (sent) replace(jsonSchema, sent);
      },
    });
    for (const [name, defined] of Object.entries($defs ?? {}))
      this.#addConverted(name, toComponents(defined));
    return toComponents(own);
  }

  /** Adds a schema under a name, and returns a reference to it. */
  add(name: string, schema: JsonSchema): JsonSchema {
    this.schemas[name] = schema;
    return { $ref: COMPONENTS + name };
  }

  /** A schema with its name, if it has one. */
  read(schema: JsonSchema): { name?: string; schema: JsonSchema } {
    const name = schema.$ref?.slice(COMPONENTS.length);
    return name === undefined ? { schema } : { name, schema: this.schemas[name] ?? {} };
  }

  /** The schemas that a part of the document refers to, by name; others are left out. */
  used(part: unknown): Record<string, JsonSchema> {
    const names = new Set<string>();
    const collect = (value: unknown) => {
      for (const [, name = ''] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"/]+)/g)) {
        if (names.has(name)) continue;
        names.add(name);
        collect(this.schemas[name]);
      }
    };
    collect(part);
    return Object.fromEntries([...names].sort().map((name) => [name, this.schemas[name] ?? {}]));
  }

  #addConverted(name: string, schema: JsonSchema): void {
    const known = this.#converted.get(name);
    const json = JSON.stringify(schema);
    if (known === json) return;
    if (known) throw new Error(`Two schemas are named ${name}`);
    this.#converted.set(name, json);
    this.schemas[name] = schema;
  }

  #sentFor(schema: z.core.$ZodType): JsonSchema | undefined {
    const sent = domain.sentFor(schema);
    if (!sent) return undefined;
    const known = this.#sent.get(schema) ?? flat(this.of(sent, 'input'));
    this.#sent.set(schema, known);
    return known;
  }
}

/** Names the schemas of requests and answers as `@handset/domain` exports them: `saleRequest` is `Sale`. */
function nameSchemas(): void {
  const schemas = Object.entries(domain as Record<string, unknown>).filter(
    (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
  );
  const requests = new Set(schemas.map(([name]) => name).filter((name) => name.endsWith('Request')));
  for (const [name, schema] of schemas) {
    const base = name.replace(/(Request|Schema)$/, '');
    // A form's own schema leaves the name to the request's; a query is told apart into its parameters.
    if (name.endsWith('Query') || (!requests.has(name) && requests.has(`${base}Request`))) continue;
    const id = base.charAt(0).toUpperCase() + base.slice(1);
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
  }
}

function toComponents(schema: object): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' ? value.replace(DEFINITIONS, COMPONENTS) : value,
  );
}

function replace(schema: object, other: object): void {
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  Object.assign(schema, structuredClone(other));
}

/** The same choice, with the choices within it among its own. */
function flat(schema: JsonSchema): JsonSchema {
  if (!schema.anyOf || Object.keys(schema).length > 1) return schema;
  return { anyOf: schema.anyOf.map(flat).flatMap((one) => (isChoice(one) ? (one.anyOf ?? []) : [one])) };
}

function isChoice(schema: JsonSchema): boolean {
  return schema.anyOf !== undefined && Object.keys(schema).length === 1;
}
