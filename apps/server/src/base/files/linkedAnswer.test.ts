import { type Picture, pictureAnswer } from '@handset/domain';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { routes } from '../../app/capabilities.ts';
import { linkedAnswer } from './linkedAnswer.ts';

const picture: Picture = {
  _id: '1',
  slot: 'images',
  url: '/api/files/1',
  thumbnailUrl: '/api/files/1?size=small',
  width: 20,
  height: 10,
};
const linked = { ...picture, url: 'linked' };
const link = () => linked;

describe('the pictures of an answer get their links', () => {
  test.each([
    ['in a field', z.object({ logo: pictureAnswer }), { logo: picture }, { logo: linked }],
    ['in a list', z.object({ all: z.array(pictureAnswer) }), { all: [picture] }, { all: [linked] }],
    [
      'deep inside',
      z.array(z.object({ a: z.object({ b: pictureAnswer }) })),
      [{ a: { b: picture } }],
      [{ a: { b: linked } }],
    ],
    ['by name', z.record(z.string(), pictureAnswer), { x: picture }, { x: linked }],
    ['where there may be one', z.object({ a: pictureAnswer.nullable() }), { a: picture }, { a: linked }],
    ['where there is none', z.object({ a: pictureAnswer.nullable() }), { a: null }, { a: null }],
    [
      'where there need be none',
      z.object({ a: pictureAnswer.optional(), b: z.number() }),
      { b: 1 },
      { b: 1 },
    ],
    [
      'in one kind of several',
      z.array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), url: z.string() }),
          z.object({ kind: z.literal('picture'), it: pictureAnswer }),
        ]),
      ),
      [
        { kind: 'text', url: '/api/files/1' },
        { kind: 'picture', it: picture },
      ],
      [
        { kind: 'text', url: '/api/files/1' },
        { kind: 'picture', it: linked },
      ],
    ],
    [
      'with more about them',
      z.object({ a: pictureAnswer.extend({ by: z.string() }) }),
      { a: { ...picture, by: 'Ali' } },
      { a: linked },
    ],
  ] as const)('%s', (_, schema, answer, expected) => {
    const before = structuredClone(answer);
    expect(linkedAnswer(schema)?.(answer, link)).toEqual(expected);
    // What a service or a cache holds on to stays as it was.
    expect(answer).toEqual(before);
  });

  test('and what has none is left alone', () => {
    expect(
      linkedAnswer(z.object({ url: z.string(), all: z.array(z.object({ id: z.string() })) })),
    ).toBeUndefined();
  });

  test('in every call that answers pictures', () => {
    for (const { method, url, answer } of routes) {
      if (!answer) continue;
      const describes = JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }));
      expect([method, url, linkedAnswer(answer) !== undefined]).toEqual([
        method,
        url,
        describes.includes('"thumbnailUrl"'),
      ]);
    }
  });
});
