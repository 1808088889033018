import { readFileSync } from 'node:fs';

const component = (name, file, limit) => ({
  name,
  path: `packages/${file}`,
  limit,
  gzip: true,
  ignore: ['react', 'react-dom'],
});

/** Scripts that the built host loads before the page of a module is shown. */
function firstLoad(name, module) {
  const manifest = JSON.parse(readFileSync('apps/host/dist/.vite/manifest.json', 'utf8'));
  const files = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} has no chunk in the host's manifest.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add('index.html');
  add(module);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return {
    name,
    path: scripts.map((file) => `apps/host/dist/${file}`),
    limit: '420 kB',
    gzip: true,
    rolldown: false,
  };
}

export default [
  component('SearchableSelect', 'ui/dist/SearchableSelect.js', '60 kB'),
  component('EditableGrid', 'ui/dist/EditableGrid.js', '40 kB'),
  component('DataTable', 'ui/dist/DataTable.js', '110 kB'),
  component('SaleModal', 'flows/dist/SaleModal.js', '300 kB'),
  firstLoad('Host, list of invoices', 'src/features/trade/sales/Sales.tsx'),
];
