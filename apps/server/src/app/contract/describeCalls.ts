import type { Route } from '../../base/http/route.ts';
import { documentedErrors, ERRORS } from './documentedErrors.ts';
import { operationId } from './operationId.ts';

interface Media {
  schema?: unknown;
}
interface Answer {
  description?: string;
  headers?: object;
  content?: Record<string, Media>;
}
interface Operation {
  operationId?: string;
  responses?: Record<string, Answer | { $ref: string }>;
}

/** The parts of an OpenAPI document that calls are described in. */
export interface ApiDocument {
  paths?: Record<string, Partial<Record<string, Operation>>>;
  components?: { responses?: object; schemas?: object };
}

const SUCCESS: Record<number, string> = { 200: 'Done', 201: 'Recorded' };

/** Adds its name and its possible errors to each call in the document. */
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

/** The successful answers of a call. */
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

function schemaOf(answer: Answer | { $ref: string } | undefined): unknown {
  return answer && 'content' in answer ? answer.content?.['application/json']?.schema : undefined;
}
