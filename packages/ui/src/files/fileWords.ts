import type { Messages } from '../messages/en.ts';
import type { FileLimits, FileRefusal } from './checkFiles.ts';

/** The limits in one line, such as `PDF, CSV · up to 3 files · 8 MB each`. Empty without limits. */
export function describeLimits({ kinds, maxCount, maxSize }: FileLimits, words: Messages['files']): string {
  const parts = [
    kinds,
    Number.isFinite(maxCount) ? words.upTo(maxCount) : '',
    Number.isFinite(maxSize) ? words.sizeLimit(formatSize(maxSize, 'down'), maxCount) : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** A refusal in plain words, with what would be accepted. */
export function describeRefusal(
  { file: { name, size }, reason }: FileRefusal,
  { kinds, maxSize, maxCount }: FileLimits,
  words: Messages['files'],
): string {
  switch (reason) {
    case 'type':
      return words.wrongType(name, kinds);
    case 'size':
      return words.tooLarge(name, formatSize(size), formatSize(maxSize, 'down'));
    case 'count':
      return words.tooMany(name, maxCount);
    default:
      return words[reason](name);
  }
}

/** The accepted kinds in words, such as `PDF, CSV, pictures`; empty where all are accepted. */
export function nameKinds(accept: readonly string[], words: Messages['files']): string {
  const groups = new Map(Object.entries({ image: words.pictures, video: words.videos, audio: words.sounds }));
  const names = accept.map((kind) => {
    const [group = '', subtype = ''] = kind.trim().toLowerCase().split('/');
    if (group.startsWith('.')) return group.slice(1).toUpperCase();
    if (subtype === '*') return groups.get(group) ?? kind;
    if (subtype === 'webp') return 'WebP';
    return subtype.includes('.') ? kind : (subtype.split('+')[0] ?? kind).toUpperCase();
  });
  return accept.some((kind) => /^\*(\/\*)?$/.test(kind.trim())) ? '' : [...new Set(names)].join(', ');
}

const units = [
  { name: 'GB', bytes: 1_000_000_000 },
  { name: 'MB', bytes: 1_000_000 },
  { name: 'kB', bytes: 1000 },
];

/**
 * Formats a size in bytes, such as `8 MB` or `1.5 MB`. Limits are rounded down and files up, so that a file
 * that is too large never reads like an allowed one.
 */
export function formatSize(bytes: number, rounding: 'up' | 'down' = 'up'): string {
  const unit = units.find((candidate) => bytes >= candidate.bytes);
  if (!unit) return `${Math.round(bytes)} B`;
  const digits = unit.name === 'kB' ? 1 : 10;
  const round = rounding === 'up' ? Math.ceil : Math.floor;
  return `${round((bytes * digits) / unit.bytes) / digits} ${unit.name}`;
}
