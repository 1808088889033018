import type { Request, Response } from 'playwright';

/**
 * The body of an answer to a page. Chromium lets go of some bodies that a page read as a stream: these are asked for again. Empty
 * where that cannot be done either: the page gave the request up, or its browser was closed meanwhile.
 */
export async function textOf(response: Response): Promise<string> {
  return response.text().catch(() => askAgain(response.request()).catch(() => ''));
}

async function askAgain(request: Request): Promise<string> {
  if (request.method() !== 'GET') return '';
  const context = request.frame().page().context();
  const answer = await context.request.get(request.url(), { headers: await request.allHeaders() });
  return answer.text();
}
