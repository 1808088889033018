import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it, vi } from 'vitest';
import { findRefusals } from './findRefusals.ts';

const root = new URL('../../', import.meta.url).pathname;
const table = 'apps/server/src/http/urduRefusals.ts';

/** Sentences whose words are all of what they are about, or of another sentence that is in the table. */
const NO_WORDS = /^(\{\d\}|\W)*$/;

// The whole server is read, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it('has Urdu for whatever the server refuses with', () => {
  const known = sentencesOf(readFileSync(root + table, 'utf8'));
  expect(known.size).toBeGreaterThan(100);
  const files = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    (file) => !/\.test\.|\.fixtures\.|\/testing\/|\/model\//.test(file),
  );
  const lacking = files.flatMap((file) =>
    findRefusals(file, readFileSync(root + file, 'utf8'))
      .filter((sentence) => !known.has(sentence) && !NO_WORDS.test(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  );
  expect(lacking).toEqual([]);
});

it('says in Urdu what the English says, about the same things', () => {
  const faults = [...sentencesOf(readFileSync(root + table, 'utf8'))].filter(
    ([english, urdu]) =>
      !/\p{Script=Arabic}/u.test(urdu) || placesOf(urdu).some((place) => !english.includes(place)),
  );
  expect(faults).toEqual([]);
});

it('finds the sentences of refusals, and of nothing else', () => {
  const code = `
    throw new Conflict(isSold ? 'It is sold' : \`\${name} is void\`);
    throw new HttpError(409, 'conflict', 'Look again');
    throw new Error('for who repairs it');
    reply.send({ message: 'Saved' });`;
  expect(findRefusals('x.ts', code)).toEqual(['It is sold', '{0} is void', 'Look again']);
});

const placesOf = (text: string): string[] => text.match(/\{\d\}/g) ?? [];

function sentencesOf(code: string): Map<string, string> {
  const source = ts.createSourceFile(table, code, ts.ScriptTarget.Latest, true);
  const sentences = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isPropertyAssignment(node) &&
      ts.isStringLiteral(node.name) &&
      ts.isStringLiteral(node.initializer)
    )
      sentences.set(node.name.text, node.initializer.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return sentences;
}
