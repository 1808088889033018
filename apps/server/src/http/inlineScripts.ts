import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a content security policy calls the scripts that stand in the host's page itself; none where the host is not built. */
export async function inlineScripts(hostFolder: string | undefined): Promise<string[]> {
  if (hostFolder === undefined) return [];
  const page = await readFile(join(hostFolder, 'index.html'), 'utf8').catch(() => '');
  return Array.from(page.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => {
    const hash = createHash('sha256').update(script).digest('base64');
    return `'sha256-${hash}'`;
  });
}
