import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app/capabilities.ts';
import { documentedErrors } from '../../src/app/contract/documentedErrors.ts';
import type { JsonSchema } from '../../src/app/contract/JsonSchema.ts';
import { operationId } from '../../src/app/contract/operationId.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { nameOf } from './ContractWorld.ts';
import { inlined, isBounded, referred, schemaDefects, unboundedParts } from './jsonSchema.ts';

interface Media {
  schema: JsonSchema;
}
interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { $ref?: string; description?: string; content?: Record<string, Media> }>;
}
interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: object;
    responses: Record<
      string,
      { description: string; content: Record<string, Media & { example?: unknown }> }
    >;
  };
}

let server: TestApp;
let document: OpenApi;
/** Its calls, with what they refer to in its place. */
let paths: OpenApi['paths'];
beforeAll(async () => {
  server = await startTestApp();
  document = (await server.anyone.get('/api/openapi.json')).body;
  paths = inlined(document.paths, document);
});
afterAll(() => server.close());

const pathOf = (url: string) => url.replace(/:(\w+)/g, '{$1}');
const named = routes.map((route) => [nameOf(route), route] as const);
const operationOf = ({ method, url }: (typeof routes)[number]): Operation => {
  const operation = paths[pathOf(url)]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${url} is not described`);
  return operation;
};

test('is a document of OpenAPI 3.1 with the fields that it must have, and no others', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  expect(Object.keys(document).sort()).toEqual(['components', 'info', 'openapi', 'paths', 'servers']);
  expect(Object.keys(document.components).sort()).toEqual([
    'headers',
    'parameters',
    'responses',
    'schemas',
    'securitySchemes',
  ]);
  for (const [name, { description, content }] of Object.entries(document.components.responses)) {
    expect(name).toMatch(/^[\w.-]+$/);
    expect(description).not.toBe('');
    expect(content['application/json']).toMatchObject({
      schema: { $ref: '#/components/schemas/ErrorAnswer' },
      example: { message: expect.any(String), code: expect.any(String), requestId: expect.any(String) },
    });
  }
});

test('describes every call and no other', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(routes.map(({ method, url }) => `${method} ${pathOf(url)}`).sort());
});

test('gives every call a name of its own that can be one in a program', () => {
  const ids = routes.map(operationId);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^(get|post|put|patch|delete)[A-Z][A-Za-z0-9]*$/);
});

test('refers to nothing that is not there', () => {
  const refs = JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g);
  for (const [, ref = ''] of refs) expect(referred(ref, document), ref).toBeDefined();
});

describe.each(named)('%s', (_, route) => {
  test('is described whole: its name, its parameters, its schemas and its errors', () => {
    const operation = operationOf(route);
    expect(operation.operationId).toBe(operationId(route));
    expect(operation.summary).toBe(route.summary);
    const isOpen = route.access === 'public';
    expect(operation.security).toEqual(isOpen ? [] : [{ token: [] }, ...(route.opensByLink ? [{}] : [])]);

    const params = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name)).toEqual(params);
    for (const parameter of inPath) {
      expect(parameter.required).toBe(true);
    }
    for (const { schema } of operation.parameters ?? []) expect(schemaDefects(schema)).toEqual([]);

    const takesBody = route.body !== undefined || route.pictures !== undefined;
    expect(operation.requestBody !== undefined).toBe(takesBody);
    for (const { schema } of Object.values(operation.requestBody?.content ?? {}))
      expect(schemaDefects(schema)).toEqual([]);

    const answer = operation.responses[route.status];
    expect(answer?.description).toBeTruthy();
    const [media] = Object.values(answer?.content ?? {});
    if (route.answer) expect(schemaDefects(media?.schema)).toEqual([]);
    else expect(media?.schema).toMatchObject({ type: 'string', format: 'binary' });

    const statuses = Object.keys(operation.responses).map(Number);
    expect(statuses).toEqual([...statuses].sort((a, b) => a - b));
    expect(statuses.filter((status) => status >= 400)).toEqual(documentedErrors(route));
  });

  test('bounds every text and every list of its request', () => {
    const { requestBody, parameters = [] } = operationOf(route);
    for (const { schema } of Object.values(requestBody?.content ?? {}))
      expect(unboundedParts(schema)).toEqual([]);
    for (const { name, schema } of parameters) expect(unboundedParts(schema, name)).toEqual([]);
  });
});

test('shows an example of ids, days and amounts', () => {
  const sale = paths['/api/sale/{id}']?.get?.responses[200]?.content?.['application/json'];
  const properties = sale?.schema.properties?.data?.properties;
  for (const field of ['_id', 'date', 'total', 'createdAt'])
    expect(properties?.[field]?.examples, field).toHaveLength(1);
});

test('knows a text without bounds', () => {
  expect(isBounded({ type: 'string' })).toBe(false);
  expect(unboundedParts({ type: 'object', properties: { a: { type: 'string' } } })).toEqual([
    ' takes any key',
    'a is a text without an end',
  ]);
  expect(schemaDefects({ type: 'text' })).toEqual([' has no such type: text']);
});
