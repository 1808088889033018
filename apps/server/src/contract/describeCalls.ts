import type { Route } from '../http/route.ts';
import { documentedErrors, ERRORS } from './documentedErrors.ts';
import { type Example, examples } from './examples.ts';
import { operationId } from './operationId.ts';

interface Media {
  schema?: unknown;
  example?: unknown;
}
interface Parameter {
  in: string;
  name: string;
  example?: unknown;
}
interface Answer {
  description?: string;
  headers?: object;
  content?: Record<string, Media>;
}
interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses?: Record<string, Answer | { $ref: string }>;
}

/** The parts of an OpenAPI document that calls are described in. */
export interface ApiDocument {
  paths?: Record<string, Partial<Record<string, Operation>>>;
  components?: { responses?: object; schemas?: object };
}

const SUCCESS: Record<number, string> = { 200: 'Done', 201: 'Recorded' };

/** Gives each call in the document its name, its examples, and each error that it may answer. */
export function describeCalls<Document extends ApiDocument>(
  document: Document,
  routes: readonly Route[],
): Document {
  let errorSchema: unknown;
  for (const route of routes) {
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    const operation = document.paths?.[path]?.[route.method.toLowerCase()];
    if (!operation) continue;
    operation.operationId = operationId(route);
    errorSchema ??= schemaOf(operation.responses?.['4XX']);
    operation.responses = { ...answersOf(route, operation), ...errorsOf(route) };
    exemplify(operation, route, examples()[`${route.method} ${route.url}`] ?? {});
  }
  return {
    ...document,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Error: errorSchema ?? {} },
      responses: Object.fromEntries(
        Object.entries(ERRORS).map(([status, { name, description, example }]) => [
          name,
          {
            description,
            ...(status === '429' || status === '503' ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
          },
        ]),
      ),
    },
  };
}

const RETRY_AFTER = { description: 'Seconds', schema: { type: 'string' } };
const REPLAYED = {
  description: 'That this answer was given before, to the same key and body',
  schema: { type: 'string', enum: ['true'] },
};

/** What a call answers when it succeeds. */
function answersOf({ isIdempotent, version }: Route, { responses = {} }: Operation) {
  const answers = Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status));
  return {
    ...Object.fromEntries(
      answers.map(([status, answer]) => [
        status,
        {
          ...answer,
          description:
            'description' in answer && answer.description !== 'Default Response'
              ? answer.description
              : (SUCCESS[Number(status)] ?? 'Done'),
          ...(isIdempotent ? { headers: { 'Idempotency-Replayed': REPLAYED } } : {}),
        },
      ]),
    ),
    ...(version ? { 304: { description: "The asker's own copy is still good" } } : {}),
  };
}

function errorsOf(route: Route) {
  return Object.fromEntries(
    documentedErrors(route).map((status) => [
      status,
      { $ref: `#/components/responses/${ERRORS[status].name}` },
    ]),
  );
}

function exemplify(operation: Operation, { status }: Route, { params, query, body, answer }: Example): void {
  for (const parameter of operation.parameters ?? []) {
    const values = parameter.in === 'path' ? params : parameter.in === 'query' ? query : undefined;
    const value = values?.[parameter.name];
    if (value !== undefined) parameter.example = value;
    if (parameter.in === 'header' && parameter.name === 'idempotency-key')
      parameter.example = '01980000-0000-7000-8000-00000000cafe';
  }
  for (const media of Object.values(operation.requestBody?.content ?? {}))
    if (body !== undefined) media.example = body;
  const said = operation.responses?.[status];
  const json = said && 'content' in said ? said.content?.['application/json'] : undefined;
  if (json && answer !== undefined) json.example = answer;
}

function schemaOf(answer: Answer | { $ref: string } | undefined): unknown {
  return answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
}
