const sizeColumns = [
  { title: 'gz kB', ofSize: (size) => size.gzip / 1000 },
  { title: 'br kB', ofSize: (size) => size.brotli / 1000 },
];

/** The figures of every entry of a kind at one count: rows of numbers, column by column. */
export function figures(kind, measured, sizes) {
  const columns = [...kind.columns.map(({ title }) => title), ...sizeColumns.map(({ title }) => title)];
  const rows = Object.entries(kind.entries)
    .filter(([name]) => sizes[name])
    .map(([name, { title, role }]) => {
      const { runs, failures } = measured[name];
      const values = [
        ...kind.columns.map((column) => (runs.length > 0 ? column.of(runs) : Number.NaN)),
        ...sizeColumns.map((column) => column.ofSize(sizes[name])),
      ];
      return { name, title, role, values, failures, styles: sizes[name].styles / 1000 };
    });
  return { columns, rows };
}

/**
 * One table: the times of the floors, our own and the peers, and ours relative to the best peer and the React
 * floor.
 */
export function table({ columns, rows }) {
  const best = bestPeers(columns, rows);
  const ours = rows.find(({ role }) => role === 'ours');
  const floor = rows.find(({ role }) => role === 'react-floor') ?? rows.find(({ role }) => role === 'floor');
  const order = { floor: 0, 'react-floor': 0, ours: 1, peer: 2 };
  const sorted = rows.toSorted(
    (one, other) => order[one.role] - order[other.role] || order0(one.values[0]) - order0(other.values[0]),
  );
  const line = (title, cells) => `| ${title} | ${cells.join(' | ')} |`;
  const ratios = (one, other) => columns.map((_, at) => ratio(one?.values[at], other?.[at]));
  return [
    line('', columns),
    `|---|${columns.map(() => '---:').join('|')}|`,
    ...sorted.map((row) =>
      line(
        titled(row),
        row.values.map((value, at) => (best[at]?.name === row.name ? `**${format(value)}**` : format(value))),
      ),
    ),
    line(
      'best peer',
      best.map((peer) => peer?.name ?? '–'),
    ),
    ...(ours
      ? [
          line(
            'ours ÷ best peer',
            ratios(
              ours,
              best.map((peer) => peer?.value),
            ),
          ),
          line('ours ÷ floor', ratios(ours, floor?.values)),
        ]
      : []),
  ].join('\n');
}

/** Rows in which the best peer beats us, with the difference. */
export function behind({ columns, rows }) {
  const best = bestPeers(columns, rows);
  const ours = rows.find(({ role }) => role === 'ours');
  if (!ours) return [];
  return columns.flatMap((title, at) => {
    const [own, peer] = [ours.values[at], best[at]];
    if (!peer || !(own > peer.value)) return [];
    return [{ column: title, own, peer: peer.name, theirs: peer.value }];
  });
}

/** Time columns in which we exceed a multiple of the React floor. */
export function beyondFloor({ columns, rows }, most) {
  const ours = rows.find(({ role }) => role === 'ours');
  const floor = rows.find(({ role }) => role === 'react-floor');
  if (!ours || !floor) return [];
  return columns.flatMap((title, at) => {
    const [own, least] = [ours.values[at], floor.values[at]];
    if (notTimes.has(title) || !(own > most * least)) return [];
    return [{ column: title, own, least }];
  });
}

const notTimes = new Set([
  ...['heap MB', 'DOM nodes', 'INP max', 'frames > 50 ms', 'blank frames'],
  ...sizeColumns.map(({ title }) => title),
]);

function bestPeers(columns, rows) {
  const peers = rows.filter(({ role }) => role === 'peer');
  return columns.map((_, at) =>
    peers
      .map(({ name, values }) => ({ name, value: values[at] }))
      .filter(({ value }) => !Number.isNaN(value))
      .toSorted((one, other) => one.value - other.value)
      .at(0),
  );
}

function titled({ title, role, failures }) {
  const failed = failures.length > 0 ? ` (${failures.length} rounds failed: ${failures[0]})` : '';
  if (role === 'ours') return `**${title}**${failed}`;
  return role === 'peer' ? `${title}${failed}` : `_${title}_${failed}`;
}

function order0(value) {
  return Number.isNaN(value) ? Number.POSITIVE_INFINITY : value;
}

export function format(value) {
  if (value === undefined || Number.isNaN(value)) return '–';
  if (value === 0) return '0';
  const size = Math.abs(value);
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

function ratio(one, other) {
  if (one === undefined || other === undefined || Number.isNaN(one) || !(other > 0)) return '–';
  return `${format(one / other)}×`;
}
