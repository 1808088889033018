import { build, type Plugin, type Rolldown } from 'vite';

interface FewFilesOptions {
  /** Styles. They are so many and so small that they come in two files: what a way in takes, and all others with the first page that needs any. */
  isStyle: (id: string) => boolean;
  /** What is loaded when the app is opened, beside its own script, and how often; the first of them is the usual one. */
  arrivals: readonly { modules: readonly string[]; weight: number }[];
  /** How often the app goes on from there to what begins with a module. */
  weightOf: (id: string) => number;
}

type Chunk = Rolldown.OutputChunk;

/** What a rehearsal tells of a file. */
export interface RehearsedChunk
  extends Pick<Chunk, 'fileName' | 'facadeModuleId' | 'isEntry' | 'isDynamicEntry' | 'imports'> {
  modules: Readonly<Record<string, { renderedLength: number }>>;
}

/** What is loaded at once, and what is there already, by the modules with which each begins. */
interface Way {
  wanted: readonly string[];
  known: readonly string[];
  weight: number;
}

/** Modules that come in one file. */
interface Cluster {
  modules: readonly string[];
  size: number;
  /** The ways on which it is loaded, and those on which it is there already: a bit for each. */
  wanted: bigint;
  known: bigint;
  cost: number;
  imports: Set<Cluster>;
}

/** What a request costs, as bytes that could have come meanwhile: many small files are dearer than one that holds a little too much. */
const REQUEST = 6000;
/** What a file costs by being there: it is named in the first one, and kept by the service worker. */
const FILE = 300;
/** The file of the styles that no way in takes. */
const LATER = 'later';
/** What Vite loads modules with: by itself, so that a script that only loads others takes nothing else. */
const LOADING = 'vite/preload-helper';
/** The mode of a build that is made only to see what is needed with what. */
const REHEARSAL = 'rehearsal';
/** Which part of a module is left of it, minified and compressed. */
const SHRINKING = 0.2;

/**
 * Puts modules into a few files. Split by who needs what, an app comes in a file for each set of pages that share something, hundreds of
 * them. Which of them are better together is weighed by what people load at once: on their way in, and from page to page.
 */
export function fewFiles({ isStyle, ...habits }: FewFilesOptions): Plugin {
  return {
    name: 'handset:few-files',
    apply: 'build',
    async config({ root }, { mode }) {
      if (mode === REHEARSAL)
        return {
          build: {
            write: false,
            minify: false,
            rolldownOptions: { experimental: { chunkOptimization: false } },
          },
        };
      const { chunks, importsOf } = await rehearse(root);
      const { names, first, arriving } = planFiles(chunks, habits);
      // A module of styles is in no script: that it is needed is known from who imports it.
      const firstStyles = new Set(arriving.flatMap(importsOf));
      const fileOf = (id: string) => (firstStyles.has(id) ? first : LATER);
      const nameOf = (id: string) => {
        if (isStyle(id)) return fileOf(id);
        return id.includes(LOADING) ? 'loading' : names.get(id);
      };
      const groups = [{ name: (id: string) => nameOf(id) ?? null }];
      const codeSplitting = { includeDependenciesRecursively: false, groups };
      return { build: { rolldownOptions: { output: { codeSplitting } } } };
    },
  };
}

/** Builds the same, with those modules alone in one file that are always needed together. */
async function rehearse(root: string | undefined) {
  let importsOf = (_id: string): readonly string[] => [];
  const recorder: Plugin = {
    name: 'handset:few-files-recorder',
    generateBundle() {
      const imports = new Map(
        [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importedIds]),
      );
      importsOf = (id) => imports.get(id) ?? [];
    },
  };
  const built = await build({
    mode: REHEARSAL,
    logLevel: 'error',
    plugins: [recorder],
    ...(root && { root }),
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  return { chunks, importsOf };
}

type Habits = Pick<FewFilesOptions, 'arrivals' | 'weightOf'>;

/**
 * The name of each module's file, as far as it shares one with what begins elsewhere, the file that comes whoever opens the app, and the
 * modules that any way in takes.
 */
export function planFiles(chunks: readonly RehearsedChunk[], habits: Habits) {
  const ways = waysOf(chunks, habits);
  const clusters = joined(clustersOf(chunks, ways), ways);
  const nameOf = (cluster: Cluster) => `files-${clusters.indexOf(cluster)}`;
  const arrivals = habits.arrivals.map((_, way) => 1n << BigInt(way));
  const first = clusters.find(({ wanted }) => arrivals.every((bit) => wanted & bit));
  const begun = withImports(
    chunks,
    ways.slice(0, arrivals.length).flatMap(({ wanted }) => wanted),
  );
  const arriving = [
    ...chunks.filter((chunk) => isBeginning(chunk) && begun.has(chunk.fileName)).map(modulesOf),
    ...clusters.filter(({ wanted }) => arrivals.some((bit) => wanted & bit)).map(({ modules }) => modules),
  ];
  return {
    arriving: arriving.flat(),
    names: new Map(
      clusters.flatMap((cluster) => cluster.modules.map((module) => [module, nameOf(cluster)] as const)),
    ),
    first: first && nameOf(first),
  };
}

/** The ways in, and from the usual one to everything else that is loaded by itself. */
function waysOf(chunks: readonly RehearsedChunk[], { arrivals, weightOf }: Habits): Way[] {
  const beginnings = chunks.flatMap((chunk) => (isBeginning(chunk) ? [chunk] : []));
  const own = beginnings.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const fileOf = (module: string) => {
    const chunk = beginnings.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`No file begins with ${module}: correct the list of arrivals.`);
    return chunk.fileName;
  };
  const ways = arrivals.map(({ modules, weight }) => ({
    wanted: [...own, ...modules.map(fileOf)],
    known: [],
    weight,
  }));
  const usual = ways[0]?.wanted ?? own;
  return [
    ...ways,
    ...beginnings.map(({ fileName, facadeModuleId }) => ({
      wanted: [fileName],
      known: usual,
      weight: weightOf(facadeModuleId ?? ''),
    })),
  ];
}

/** What is needed together in any case. Modules with which a file begins are in none of them: each is a file's own. */
function clustersOf(chunks: readonly RehearsedChunk[], ways: readonly Way[]): Cluster[] {
  const wanted = ways.map((way) => withImports(chunks, way.wanted));
  const known = ways.map((way) => withImports(chunks, way.known));
  const clusters = new Map<string, Cluster>();
  for (const chunk of chunks) {
    const modules = Object.values(chunk.modules);
    const cluster = {
      modules: isBeginning(chunk) ? [] : modulesOf(chunk),
      size: modules.reduce((sum, module) => sum + module.renderedLength, 0) * SHRINKING,
      wanted: bitsOf(wanted, chunk.fileName),
      known: bitsOf(known, chunk.fileName),
      imports: new Set<Cluster>(),
    };
    clusters.set(chunk.fileName, { ...cluster, cost: costOf(ways, cluster) });
  }
  for (const chunk of chunks)
    for (const name of chunk.imports) {
      const imported = clusters.get(name);
      if (imported) clusters.get(chunk.fileName)?.imports.add(imported);
    }
  return [...clusters.values()];
}

function bitsOf(sets: readonly ReadonlySet<string>[], fileName: string): bigint {
  return sets.reduce((bits, files, place) => (files.has(fileName) ? bits | (1n << BigInt(place)) : bits), 0n);
}

function modulesOf({ modules }: RehearsedChunk): string[] {
  return Object.keys(modules);
}

function isBeginning({ isEntry, isDynamicEntry }: RehearsedChunk): boolean {
  return isEntry || isDynamicEntry;
}

/** Files and everything that they import. */
export function withImports(
  chunks: readonly Pick<Chunk, 'fileName' | 'imports'>[],
  some: readonly string[],
): Set<string> {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const files = new Set(some);
  // A set gives what is added while it is gone through as well.
  for (const file of files) for (const name of importsOf.get(file) ?? []) files.add(name);
  return files;
}

/** Joins two of them after another, those first that gain most by it, until none do. */
function joined(all: readonly Cluster[], ways: readonly Way[]): Cluster[] {
  const clusters = new Set(all);
  const free = new Set<Cluster>();
  let pairs: { one: Cluster; other: Cluster; gain: number }[] = [];
  const add = (cluster: Cluster) => {
    for (const other of free) {
      const gain = gainOf(cluster, other, ways);
      if (gain > 0) pairs.push({ one: cluster, other, gain });
    }
    clusters.add(cluster);
    free.add(cluster);
  };
  for (const cluster of all) if (cluster.modules.length > 0) add(cluster);
  while (pairs.length > 0) {
    pairs = pairs.filter(({ one, other }) => free.has(one) && free.has(other));
    pairs.sort((one, other) => one.gain - other.gain);
    const best = pairs.pop();
    if (!best) break;
    const { one, other } = best;
    if (isAround(one, other) || isAround(other, one)) continue;
    // What was joined meanwhile may have made it better or worse.
    const gain = gainOf(one, other, ways);
    if (gain < (pairs.at(-1)?.gain ?? 0)) {
      if (gain > 0) pairs.push({ one, other, gain });
      continue;
    }
    for (const cluster of below(one, other)) Object.assign(cluster, loadedWith(cluster, one, other, ways));
    const both = {
      ...loadedWith(one, one, other, ways, other.size),
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      imports: new Set([...one.imports, ...other.imports].filter((each) => each !== one && each !== other)),
    };
    for (const old of [one, other]) {
      clusters.delete(old);
      free.delete(old);
    }
    for (const { imports } of clusters) {
      const isImported = [one, other].filter((old) => imports.delete(old)).length > 0;
      if (isImported) imports.add(both);
    }
    add(both);
  }
  return [...free];
}

type Load = Pick<Cluster, 'size' | 'wanted' | 'known'>;

/** What is spared by two of them in one file: that is loaded for either, with all that both import. */
function gainOf(one: Cluster, other: Cluster, ways: readonly Way[]): number {
  let gain = one.cost + other.cost - loadedWith(one, one, other, ways, other.size).cost;
  // What is loaded for neither in vain is not worth a look at what both import.
  if (gain <= 0) return gain;
  for (const cluster of below(one, other)) gain += cluster.cost - loadedWith(cluster, one, other, ways).cost;
  return gain;
}

/** How something is loaded that comes with either of two. */
function loadedWith({ size, ...cluster }: Load, one: Load, other: Load, ways: readonly Way[], more = 0) {
  const wanted = cluster.wanted | one.wanted | other.wanted;
  const known = cluster.known | one.known | other.known;
  return { wanted, known, cost: costOf(ways, { size: size + more, wanted, known }) };
}

/** What something costs on all ways, as a file of its own. */
function costOf(ways: readonly Way[], { size, wanted, known }: Load): number {
  let cost = FILE;
  let bits = wanted & ~known;
  for (let way = 0; bits > 0n; way += 1, bits >>= 1n)
    if (bits & 1n) cost += (ways[way]?.weight ?? 0) * (REQUEST + size);
  return cost;
}

/** Everything else that two of them import. */
function below(one: Cluster, other: Cluster): Set<Cluster> {
  const found = new Set([...one.imports, ...other.imports]);
  for (const cluster of found) for (const imported of cluster.imports) found.add(imported);
  found.delete(one);
  found.delete(other);
  return found;
}

/** Whether one imports the other by way of a third: joined, they would import each other with that. */
function isAround(one: Cluster, other: Cluster): boolean {
  const seen = new Set([...one.imports].filter((imported) => imported !== other));
  for (const cluster of seen) {
    if (cluster === other) return true;
    for (const imported of cluster.imports) seen.add(imported);
  }
  return false;
}
