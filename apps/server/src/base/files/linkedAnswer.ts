import { type Picture, pictureAnswer } from '@handset/domain';
import * as z from 'zod';

/** Adds links for the session to an answer. Objects without pictures keep their identity. */
export type LinkAnswer = (answer: unknown, link: (picture: Picture) => Picture) => unknown;

/**
 * Builds the function that signs an answer's picture links, once per schema, so that it visits only the
 * places with pictures. Undefined when the schema has none. Services, stored answers and caches hold plain
 * addresses; links are signed as the answer leaves.
 */
export function linkedAnswer(schema: z.ZodType): LinkAnswer | undefined {
  if (schema instanceof z.ZodObject) {
    // Schemas that extend the picture schema count as pictures too.
    const isPicture = schema.shape.thumbnailUrl === pictureAnswer.shape.thumbnailUrl;
    return isPicture ? (answer, link) => link(answer as Picture) : linkedObject(schema.shape);
  }
  if (schema instanceof z.ZodArray || schema instanceof z.ZodRecord) {
    const each = linkedAnswer(
      (schema instanceof z.ZodArray ? schema.element : schema.valueType) as z.ZodType,
    );
    if (!each) return undefined;
    return (answer, link) => mapped(answer, (value) => each(value, link));
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const inner = linkedAnswer(schema.unwrap() as z.ZodType);
    return (
      inner && ((answer, link) => (answer === null || answer === undefined ? answer : inner(answer, link)))
    );
  }
  if (schema instanceof z.ZodUnion) return linkedUnion(schema.options as z.ZodType[]);
  return undefined;
}

function linkedObject(shape: Record<string, z.ZodType>): LinkAnswer | undefined {
  const fields = Object.entries(shape).flatMap(([field, schema]) => {
    const linked = linkedAnswer(schema);
    return linked ? [{ field, linked }] : [];
  });
  if (fields.length === 0) return undefined;
  return (answer, link) => {
    const copy: Record<string, unknown> = { ...(answer as object) };
    for (const { field, linked } of fields) if (field in copy) copy[field] = linked(copy[field], link);
    return copy;
  };
}

function linkedUnion(options: readonly z.ZodType[]): LinkAnswer | undefined {
  const linked = options.map((option) => ({ option, link: linkedAnswer(option) }));
  if (!linked.some(({ link }) => link)) return undefined;
  return (answer, link) => {
    const own = linked.find(({ option }) => z.safeEncode(option, answer).success);
    return own?.link ? own.link(answer, link) : answer;
  };
}

function mapped(answer: unknown, each: (value: unknown) => unknown): unknown {
  if (Array.isArray(answer)) return answer.map(each);
  return Object.fromEntries(Object.entries(answer as object).map(([key, value]) => [key, each(value)]));
}
