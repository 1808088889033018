import type { Messages } from '../messages/en.ts';

/** The accepted kinds in words, such as `PDF, CSV, pictures`; empty where all are accepted. */
export function nameKinds(accept: readonly string[], words: Messages['files']): string {
  const names = accept.map((kind) => {
    const [group = '', subtype = ''] = kind.trim().toLowerCase().split('/');
    if (group.startsWith('.')) return group.slice(1).toUpperCase();
    if (subtype === '*') return groupName(group, words) ?? kind;
    if (subtype === 'webp') return 'WebP';
    return subtype.includes('.') ? kind : (subtype.split('+')[0] ?? kind).toUpperCase();
  });
  return accept.some((kind) => /^\*(\/\*)?$/.test(kind.trim())) ? '' : [...new Set(names)].join(', ');
}

function groupName(group: string, words: Messages['files']): string | undefined {
  if (group === 'image') return words.pictures;
  if (group === 'video') return words.videos;
  return group === 'audio' ? words.sounds : undefined;
}
