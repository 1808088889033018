import { errorAnswer, listQuery } from '@handset/domain';
import * as z from 'zod';
import manifest from '../../../package.json' with { type: 'json' };
import type { Route } from '../../base/http/route.ts';
import { Components } from './Components.ts';
import { type Content, describeBody } from './describeBody.ts';
import { documentedErrors, ERRORS } from './documentedErrors.ts';
import type { JsonSchema } from './JsonSchema.ts';
import { operationId } from './operationId.ts';

/** A description of an API, as OpenAPI 3.1 has it. */
export interface ApiDocument {
  openapi: string;
  info: {
    title: string;
    description: string;
    version: string;
    license: { name: string; identifier: string };
  };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, object>;
}

/** A call of the API. */
export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, Answer | Reference>;
}

interface Reference {
  $ref: string;
}
/** A parameter of a call. */
export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  example?: string;
  schema: JsonSchema;
}
interface Answer {
  description: string;
  headers?: object;
  content?: Content;
}

/** Describes the calls of the API by the schemas that check them. */
export function describeApi(routes: readonly Route[]): ApiDocument {
  const components = new Components();
  const error = components.of(errorAnswer, 'output');
  const paths: ApiDocument['paths'] = {};
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeCall(route, components) };
  }
  const responses = Object.fromEntries(
    Object.entries(ERRORS).map(([status, { name, description, example }]) => [
      name,
      {
        description,
        ...(status === '429' || status === '503' ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
        content: { 'application/json': { schema: error, example } },
      },
    ]),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Handset',
      description:
        'Shop management for mobile-phone retailers. Money is in rupees, at most two decimals. A GET with `Handset-Cost: hidden` leaves out what things cost and what they earned.',
      version: manifest.version,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: components.used({ paths, responses }),
      responses,
      parameters: { ...HEADERS_SENT, ...sharedParameters(components) },
      headers: HEADERS_ANSWERED,
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const RETRY_AFTER = { description: 'Seconds', schema: { type: 'string' } };
const HEADERS_ANSWERED = {
  'Idempotency-Replayed': {
    description: 'That this answer was given before, to the same key and body',
    schema: { type: 'string', enum: ['true'] },
  },
};
const HEADERS_SENT: Record<string, Parameter> = {
  'Handset-Cost': {
    name: 'Handset-Cost',
    in: 'header',
    description: 'Leaves out what things cost and what they earned.',
    schema: { type: 'string', enum: ['hidden'] },
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'The same key and body get the first answer again, and nothing happens twice.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,200}$', minLength: 8, maxLength: 200 },
    example: '01980000-0000-7000-8000-00000000cafe',
  },
};

function describeCall(route: Route, components: Components): Operation {
  const parameters = [
    ...parametersOf('path', route.params, components),
    ...parametersOf('query', route.query, components),
    ...(route.isIdempotent ? [parameter('Idempotency-Key')] : []),
    ...(route.method === 'GET' && route.access !== 'public' ? [parameter('Handset-Cost')] : []),
  ];
  const requestBody = describeBody(route, components);
  return {
    operationId: operationId(route),
    summary: route.summary,
    tags: [tagOf(route.url)],
    security: securityOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: { ...answersOf(route, components), ...errorsOf(route) },
  };
}

/** `/api/company/…` → `company` */
function tagOf(url: string): string {
  return url.split('/')[2] ?? 'api';
}

function securityOf({ access, opensByLink }: Route): Operation['security'] {
  if (access === 'public') return [];
  return [{ token: [] }, ...(opensByLink ? [{}] : [])];
}

function parametersOf(
  where: 'path' | 'query',
  schema: z.ZodType | undefined,
  components: Components,
): (Parameter | Reference)[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = components.of(schema, 'input');
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.entries(properties).map(([name, { description, ...own }]) =>
    isShared(name, shape[name])
      ? parameter(name)
      : {
          name,
          in: where,
          ...(required.includes(name) ? { required: true } : {}),
          ...(description === undefined ? {} : { description }),
          schema: own,
        },
  );
}

function parameter(name: string): Reference {
  return { $ref: `#/components/parameters/${name}` };
}

/** The parameters of most lists: their days, their pages and the text that is searched for. */
function sharedParameters(components: Components): Record<string, Parameter> {
  const { properties = {} } = components.of(listQuery, 'input');
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      name,
      { name, in: 'query', description: SHARED[name] ?? '', schema },
    ]),
  );
}

const SHARED: Record<string, string> = {
  from: 'The first day',
  to: 'The last day',
  limit: 'The most rows of a page',
  cursor: 'The `nextCursor` of the page before',
  q: 'Text to search for',
};

function isShared(name: string, schema: unknown): boolean {
  return schema !== undefined && Reflect.get(listQuery.shape, name) === schema;
}

const SUCCESS = { 200: 'Done', 201: 'Recorded' };

/** The successful answers of a call: its own, and that of a trial. */
function answersOf({ status, answer, file, trial, isIdempotent, version }: Route, components: Components) {
  const content: Content = file
    ? { [file]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: answer ? components.of(answer, 'output') : {} } };
  const described = (of: 200 | 201): Answer => ({
    description: file ? 'The file' : SUCCESS[of],
    ...(isIdempotent
      ? { headers: { 'Idempotency-Replayed': { $ref: '#/components/headers/Idempotency-Replayed' } } }
      : {}),
    content,
  });
  return {
    ...(trial ? { 200: described(200) } : {}),
    [status]: described(status),
    ...(version ? { 304: { description: "The asker's own copy is still good" } } : {}),
  };
}

function errorsOf(route: Route): Record<string, Reference> {
  return Object.fromEntries(
    documentedErrors(route).map((status) => [
      status,
      { $ref: `#/components/responses/${ERRORS[status].name}` },
    ]),
  );
}
