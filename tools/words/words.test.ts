import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { findLiteralText } from './findLiteralText.ts';
import { type Entry, readCatalogues } from './readCatalogues.ts';

/** Names of the trade and of papers: they are the same in every language. */
const SAME_EVERYWHERE = ['IMEI', 'IMEI 1', 'IMEI 2', 'A4'];

/** Latin words within Urdu sentences: keys, file types, addresses, codes, and what is searched for in both scripts. */
const LATIN_IN_URDU = new Set(
  [
    ...['Handset', 'WhatsApp', 'PTA', 'FU', 'JV', 'CPID', 'IMEI', 'TAC', 'CSV', 'HEIC', 'INV', 'PS', 'mm'],
    ...['Ctrl', 'Alt', 'Enter', 'Esc', 'Home', 'End', 'Space', 'Delete'],
    ...['https', 'dirbs', 'pta', 'gov', 'pk'],
    // The names that an iPhone gives its settings.
    ...['Settings', 'Camera', 'Formats', 'Most', 'Compatible'],
  ].map((word) => word.toLowerCase()),
);

/** Entries that are not in Urdu, with the reason. */
const NOT_URDU: Readonly<Record<string, string>> = {
  'apps/host/src/kit/words/hostMessages.ts: productName': 'a name',
  'apps/host/src/kit/words/hostMessages.ts: header.english':
    'the language says its own name, for who reads no other',
};

/** The questions that are searched in whatever language they are typed. */
const SEARCHED = 'apps/host/src/features/shop/support/faqWords.ts: faq';

const root = new URL('../../', import.meta.url).pathname;
const files = globSync('{apps/host,packages/flows,packages/ui}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(test|stories|fixtures|bench|css|d)\.|\/testing\//.test(file))
  .map((file) => ({ file, code: readFileSync(root + file, 'utf8') }));

const catalogues = files
  .map(({ file, code }) => ({ file, ...readCatalogues(file, code) }))
  .map(({ file, en, ur }) => ({ file, english: en, urdu: ur }))
  .filter(({ english, urdu }) => english.length + urdu.length > 0);

// Every component is read whole, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

it('finds the components and the catalogues that it is about', () => {
  expect(files.filter(({ file }) => file.endsWith('.tsx')).length).toBeGreaterThan(300);
  expect(catalogues.length).toBeGreaterThan(60);
});

it('finds no text in a component that stands in no catalogue', () => {
  const found = files
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, code }) =>
      findLiteralText(file, code)
        .filter(({ text }) => !SAME_EVERYWHERE.includes(text) && !isExample(file))
        .map(({ line, text }) => `${file}:${line}: ${text}`),
    );
  expect(found).toEqual([]);
});

describe('the Urdu of every catalogue', () => {
  it('has each entry that the English has, and no other', () => {
    const faults = catalogues.flatMap(({ file, english, urdu }) =>
      english.length === 0 || urdu.length === 0
        ? []
        : [
            ...lacking(english, urdu).map((key) => `${file}: ${key} has no Urdu`),
            ...lacking(urdu, english).map((key) => `${file}: ${key} has no English`),
          ],
    );
    expect(faults).toEqual([]);
  });

  it('is written in Urdu', () => {
    const faults = catalogues.flatMap(({ file, urdu }) =>
      urdu
        .map((entry) => ({ ...entry, name: `${file}: ${entry.key}` }))
        .filter(({ name, text }) => !(name in NOT_URDU) && !SAME_EVERYWHERE.includes(text))
        .filter(({ name, text }) => !isUrdu(text, name.startsWith(SEARCHED)))
        .map(({ name, text }) => `${name}: ${text}`),
    );
    expect(faults).toEqual([]);
  });

  it('makes no exception that nothing needs', () => {
    const names = catalogues.flatMap(({ file, urdu }) => urdu.map(({ key }) => `${file}: ${key}`));
    expect(Object.keys(NOT_URDU).filter((name) => !names.includes(name))).toEqual([]);
    expect(names.some((name) => name.startsWith(SEARCHED))).toBe(true);
  });
});

describe('what looks for text', () => {
  const textsOf = (code: string) => findLiteralText('x.tsx', code).map(({ text }) => text);

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ["<p>{isLate ? 'Late' : words.paid}</p>", ['Late']],
    ["<p>{name ?? 'Nobody'}</p>", ['Nobody']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked through
    ['<p>{`${count} phones`}</p>', ['phones']],
    ['<input aria-label="Amount" placeholder={"Rupees"} title={words.title} />', ['Amount', 'Rupees']],
    ["const columns = [{ id: 'date', header: 'Date', cell: () => words.none }];", ['Date']],
    ["toast.success('Saved');", ['Saved']],
    ['<div className="wide" dir="ltr">{words.name} · {count} %</div>', []],
    ["<Button variant={isFirst ? 'primary' : 'quiet'}>{words.save}</Button>", []],
  ])('looks through %s', (code, texts) => expect(textsOf(code)).toEqual(texts));

  it('reads each language of a catalogue, functions and parts included', () => {
    expect(
      readCatalogues(
        'words.ts',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code that is looked through
        "const en = { a: 'One', of: { b: (n: number) => (n === 1 ? 'one' : `${n} of them`) } as X };\nexport const words = { en, ur: { a: 'ایک' } };",
      ),
    ).toEqual({
      en: [
        { key: 'a', text: 'One' },
        { key: 'of.b', text: 'one of them' },
      ],
      ur: [{ key: 'a', text: 'ایک' }],
    });
  });

  it.each([
    ['فون', true],
    ['CSV فائل', true],
    ['IMEI', false],
    ['فون invoice', false],
    ['', true],
    ['· %', true],
  ])('says of %o whether it is Urdu', (text, is) => expect(isUrdu(text)).toBe(is));
});

/** Keys of one language that the other has neither as they are, nor in parts, nor as a part of what it computes. */
function lacking(entries: readonly Entry[], others: readonly Entry[]): string[] {
  const isPart = (part: string, whole: string) => part.startsWith(`${whole}.`);
  return entries
    .map(({ key }) => key)
    .filter((key) => !others.some((it) => it.key === key || isPart(it.key, key) || isPart(key, it.key)));
}

/** Whether a text that has words has them in Urdu. */
function isUrdu(text: string, isLatinWelcome = false): boolean {
  if (!/\p{Letter}/u.test(text)) return true;
  const latin = text.match(/\p{Script=Latin}{2,}/gu) ?? [];
  return (
    /\p{Script=Arabic}/u.test(text) &&
    (isLatinWelcome || latin.every((word) => LATIN_IN_URDU.has(word.toLowerCase())))
  );
}

/** The galleries show widgets with data of a shop. */
function isExample(file: string): boolean {
  return file.startsWith('apps/host/src/app/demo/');
}
