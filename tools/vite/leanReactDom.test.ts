import ts from 'typescript';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanReactDom } from './leanReactDom.ts';

const drawn = `
  import { createPortal, flushSync } from 'react-dom';
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(createPortal('', document.head));
  flushSync();
`;

/** What a build makes of a page with this code, and what it warns of. */
async function built(code: string, plugins: Plugin[]): Promise<{ page: string; warnings: string[] }> {
  const warnings: string[] = [];
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) => (id === '\0page' ? code : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      minify: 'oxc',
      rolldownOptions: { input: 'page', onLog: (_, { message }) => void warnings.push(message) },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const files = outputs.flatMap(({ output }) => output);
  return { page: files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n'), warnings };
}

/** Another release of React DOM, which says so itself. */
const otherRelease: Plugin = {
  name: 'other-release',
  enforce: 'pre',
  transform: (code) => code.replaceAll('exports.version = "19', 'exports.version = "20'),
};

it('leaves out what nobody can ask of a page that is drawn by the browser alone', async () => {
  const whole = await built(drawn, []);
  const lean = await built(drawn, [leanReactDom()]);
  const strays = [
    'startViewTransition',
    'data-precedence',
    'getClientRects',
    'modulepreload',
    'unstable_scheduleHydration',
  ];
  const straysIn = (page: string) => strays.filter((stray) => page.includes(stray));
  expect(straysIn(whole.page)).toEqual(strays);
  expect(straysIn(lean.page)).toEqual([]);
  expect(lean.page.length).toBeLessThan(whole.page.length * 0.72);
  expect(lean.warnings).toEqual([]);
});

it('leaves no name without what declares it', { timeout: 60_000 }, async () => {
  const cut = new Map<string, string>();
  const keep: Plugin = {
    name: 'keep',
    enforce: 'post',
    transform: (code, id) => void (/cjs.react-dom(-client)?\.production/.test(id) && cut.set(id, code)),
  };
  await built(drawn, [leanReactDom(), keep]);
  expect(cut.size).toBe(2);
  const options = {
    allowJs: true,
    checkJs: true,
    noEmit: true,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    cut.has(name) ? ts.createSourceFile(name, cut.get(name) ?? '', target) : getSourceFile(name, target);
  const program = ts.createProgram([...cut.keys()], options, host);
  const unknown = [...cut.keys()]
    .flatMap((name) => program.getSemanticDiagnostics(program.getSourceFile(name)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ''))
    .map(
      (message) =>
        /^(?:Cannot find name|No value exists in scope for the shorthand property) '(\w+)'/.exec(
          message,
        )?.[1],
    );
  // Both are asked for with `typeof`.
  expect(new Set(unknown.filter(Boolean))).toEqual(new Set(['process', '__REACT_DEVTOOLS_GLOBAL_HOOK__']));
});

it('takes another release whole, and says so', async () => {
  const whole = await built(drawn, [otherRelease]);
  const lean = await built(drawn, [otherRelease, leanReactDom()]);
  expect(lean.page).toBe(whole.page);
  expect(lean.warnings.join()).toMatch(/React DOM is not 19\.\d+\.\d+, whose cuts are known/);
});

it.each([
  `jsx('title', { children: 'Stock' })`,
  `_jsxs("link", { rel: "stylesheet" })`,
  '(0, runtime.jsx)("my-element", {})',
])('refuses %s, which React DOM would now draw where it stands', async (element) => {
  await expect(
    built(`import { jsx } from 'react/jsx-runtime'; window.made = () => ${element};`, [leanReactDom()]),
  ).rejects.toThrow('React DOM is built without what it needs for');
  const plain = element.replace(/title|link|my-element/, 'div').replace(/_jsxs|\(0, runtime\.jsx\)/, 'jsx');
  await expect(
    built(`import { jsx } from 'react/jsx-runtime'; window.made = () => ${plain};`, [leanReactDom()]),
  ).resolves.toBeDefined();
});
