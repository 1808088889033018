import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JsonSchema } from '../../src/app/contract/JsonSchema.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { Description } from './Description.ts';

// What others' tools make of the description of the API.

let server: TestApp;
let description: Description;
beforeAll(async () => {
  server = await startTestApp();
  description = await Description.of(server);
});
afterAll(() => server.close());

test("keeps Redocly's recommended rules", async () => {
  const problems = await lintFromString({
    source: JSON.stringify(description.document),
    config: await loadConfig({ configPath: join(import.meta.dirname, '../../../../redocly.yaml') }),
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

/** Requests as a client would write them; those that are wrong must not compile. */
const CLIENT = `
import type { components, paths } from './api.d.ts';
type Body<Path extends keyof paths, Type extends string> =
  paths[Path] extends { post: { requestBody: { content: { [T in Type]: infer Sent } } } } ? Sent : never;

export const signIn: Body<'/api/auth/sign-in', 'application/json'> = { username: 'bilal', password: 'secret' };
export const sale: Body<'/api/sale', 'application/json'> = {
  entityData: { name: 'Sana', number: '03217654321' },
  sellingType: 'Full Payment',
  saleDate: '2026-11-21',
  imeiPrices: [{ imei: '356938035643809', price: 50_000 }],
  finalPrice: 50_000,
  pocketCash: 50_000,
};
export const form: Body<'/api/sale', 'multipart/form-data'> = {
  entityData: '{"name":"Sana","number":"03217654321"}',
  sellingType: 'Full Payment',
  saleDate: '2026-11-21',
  finalPrice: '50,000',
};
export const balance = (sold: components['schemas']['SaleDetail']): number => sold.total;
// @ts-expect-error There is no such selling type.
sale.sellingType = 'Gift';
// @ts-expect-error A password is missing.
export const nobody: Body<'/api/auth/sign-in', 'application/json'> = { username: 'bilal' };
`;

test('makes types by openapi-typescript that compile, and that know a wrong request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'handset-types-'));
  try {
    const types = astToString(
      await openapiTypes(description.document as unknown as OpenAPI3, { defaultNonNullable: false }),
    );
    await writeFile(join(folder, 'api.d.ts'), types);
    await writeFile(join(folder, 'client.ts'), CLIENT);
    const program = ts.createProgram([join(folder, 'client.ts')], {
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.NodeNext,
      types: [],
    });
    const defects = ts.getPreEmitDiagnostics(program);
    expect(defects.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('gives examples that fit what they are examples of', () => {
  const found = [...examplesIn(description.document, 'api#')];
  expect(found.length).toBeGreaterThan(50);
  const defects = found.flatMap(({ pointer, example }) => description.defectsAt(pointer, example));
  expect(defects).toEqual([]);
});

/** Each example of a schema, a parameter or an answer, with the address of its schema. */
function* examplesIn(part: unknown, pointer: string): Generator<{ pointer: string; example: unknown }> {
  if (typeof part !== 'object' || part === null) return;
  const { examples, example, schema } = part as JsonSchema & { example?: unknown; schema?: JsonSchema };
  if (Array.isArray(examples)) for (const one of examples) yield { pointer, example: one };
  if (example !== undefined && schema) yield { pointer: `${pointer}/schema`, example };
  for (const [key, inner] of Object.entries(part))
    yield* examplesIn(
      inner,
      `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`,
    );
}
