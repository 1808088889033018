import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ApiDocument, Operation, Parameter } from '../../src/app/contract/describeApi.ts';
import type { Route } from '../../src/base/http/route.ts';
import type { TestAnswer, TestApp } from '../testing/startTestApp.ts';
import type { Asked } from './ContractWorld.ts';
import { inlined } from './jsonSchema.ts';

const DOCUMENT = 'api';

/** A server's description of its calls. Holds requests and answers to it. */
export class Description {
  readonly document: ApiDocument;
  readonly #exact: Ajv2020;
  /** Reads numbers and flags from text, as addresses and forms carry them. */
  readonly #ofText: Ajv2020;
  readonly #checks = new Map<string, ValidateFunction>();

  constructor(document: ApiDocument) {
    this.document = document;
    this.#exact = ajvOf(document, false);
    this.#ofText = ajvOf(document, true);
  }

  static async of({ anyone }: TestApp): Promise<Description> {
    return new Description((await anyone.get('/api/openapi.json')).body);
  }

  /** Fails where a request is not described. */
  holdRequest(route: Route, asked: Asked): void {
    const { params, query, body } = asked;
    this.#hold(route, this.#requestDefects(route, asked), { params, query, body });
  }

  /** Fails where an answer is not described. */
  holdAnswer(route: Route, answer: TestAnswer): void {
    this.#hold(route, this.#answerDefects(route, answer), answer.body);
  }

  #hold({ method, url }: Route, defects: readonly string[], said: unknown): void {
    if (defects.length === 0) return;
    const what = JSON.stringify(said).slice(0, 1000);
    throw new Error(`${method} ${url} is not described so:\n${defects.join('\n')}\n${what}`);
  }

  /** Defects of a value by a part of the description; `pointer` is the address of the part's schema. */
  defectsAt(pointer: string, value: unknown): string[] {
    const check = this.#exact.getSchema(pointer);
    return check ? defectsOf(check, value, pointer) : [`${pointer} is not described`];
  }

  #requestDefects(route: Route, { params = {}, query = {}, body, files }: Asked): string[] {
    const { operation, pointer } = this.#operation(route);
    const { required, content } = operation.requestBody ?? {};
    const address = [
      ...defectsOf(this.#parameters(route, 'path'), { ...params }, 'path'),
      ...defectsOf(this.#parameters(route, 'query'), { ...query }, 'query'),
    ];
    if (body === undefined && !files) return required ? [...address, 'the body is missing'] : address;
    const type = files ? 'multipart/form-data' : 'application/json';
    const check = this.#exact.getSchema(`${pointer}/requestBody/content/${escaped(type)}/schema`);
    if (!check) return [...address, `${type} is not described`];
    if (!files) return [...address, ...defectsOf(check, asJson(body), type)];
    const form = formOf(body ?? {}, files);
    const parsed = Object.entries(form).map(([field, text]) => [
      field,
      content?.[type]?.encoding?.[field]?.contentType === 'application/json' ? asJson(text) : text,
    ]);
    return [
      ...address,
      // A tool may parse the fields that are said to be JSON, or leave all of them texts.
      ...defectsOf(check, Object.fromEntries(parsed), type),
      ...defectsOf(check, form, type),
    ];
  }

  #parameters(route: Route, place: 'path' | 'query'): ValidateFunction {
    const { operation, pointer } = this.#operation(route);
    const key = `${place} ${pointer}`;
    const known = this.#checks.get(key);
    if (known) return known;
    const parameters = inlined(operation.parameters ?? [], this.document) as Parameter[];
    const own = parameters.filter((parameter) => parameter.in === place);
    const check = this.#ofText.compile({
      type: 'object',
      properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
      required: own.filter((parameter) => parameter.required).map(({ name }) => name),
      additionalProperties: false,
    });
    this.#checks.set(key, check);
    return check;
  }

  #answerDefects(route: Route, { status, headers, body }: TestAnswer): string[] {
    const { operation, pointer } = this.#operation(route);
    const answer = operation.responses[status];
    if (!answer) return [`${status} is not described`];
    if (status === 304) return [];
    const at = '$ref' in answer ? `${DOCUMENT}${answer.$ref}` : `${pointer}/responses/${status}`;
    const type = String(headers['content-type']).split(';')[0] ?? '';
    return this.defectsAt(
      `${at}/content/${escaped(type)}/schema`,
      type === 'application/json' ? body : String(body),
    );
  }

  #operation({ method, url }: Route): { operation: Operation; pointer: string } {
    const path = url.replace(/:(\w+)/g, '{$1}');
    const operation = this.document.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${url} is not described`);
    return { operation, pointer: `${DOCUMENT}#/paths/${escaped(path)}/${method.toLowerCase()}` };
  }
}

function ajvOf(document: ApiDocument, coerceTypes: boolean): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(ajv);
  return ajv.addSchema(document, DOCUMENT);
}

function defectsOf(check: ValidateFunction, value: unknown, where: string): string[] {
  if (check(value)) return [];
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) => `${where}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** The fields of a form as texts; a file counts as one. */
function formOf(body: object, files: NonNullable<Asked['files']>): Record<string, string> {
  const texts = Object.entries(body)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => [field, typeof value === 'object' ? JSON.stringify(value) : String(value)]);
  return Object.fromEntries([...texts, ...files.map(({ field }) => [field, 'file'])]);
}

function asJson(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  try {
    return JSON.parse(text);
  } catch {
    return value;
  }
}

/** A key as a part of a JSON pointer within an address. */
function escaped(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
