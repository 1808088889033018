import { build } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter } from './leanRouter.ts';

const page = '\0page';
const used = ['BrowserRouter', 'Navigate', 'Route', 'Routes', 'useHref', 'useSearchParams'];

/** What a build takes of React Router for a page that uses these parts of it. */
async function routerOf(plugins: ReturnType<typeof leanRouter>[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      ...plugins,
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? page : null),
        load: (id) => (id === page ? `export { ${used.join(', ')} } from 'react-router-dom';` : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'page',
        preserveEntrySignatures: 'strict',
        external: ['react', 'react-dom'],
      },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

it('takes what a page names, and nothing of the framework around it', async () => {
  const whole = await routerOf([]);
  const lean = await routerOf([leanRouter()]);
  for (const name of used) expect(lean).toMatch(new RegExp(`function ${name}\\b`));
  // Each of them was there for nothing: the first as a warning, the others because something made by a call named them.
  for (const stray of [
    'No routes matched location',
    'ScrollRestoration',
    'NavLink',
    'Unexpected Application Error',
  ]) {
    expect(whole).toContain(stray);
    expect(lean).not.toContain(stray);
  }
  expect(lean.length).toBeLessThan(whole.length * 0.5);
});
