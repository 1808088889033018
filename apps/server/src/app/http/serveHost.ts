import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { answerError, answerNotFound } from './answerError.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Handset</title>
<p>The host app is not built yet. Run <code>npm run build</code>, then load this page again.</p></html>`;

/** Whether an address belongs to the API, and not to the host app. */
export function isCall(url: string): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Whether somebody's browser asks for a page of the host app, and not for a file or a call. */
function isPage({ method, url }: FastifyRequest): boolean {
  return method === 'GET' && !isCall(url) && !url.startsWith('/assets/');
}

/** Redirects an unreadable page address to the start page. An unreadable call is refused. */
export function answerUnreadable(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return isPage(request) ? reply.redirect('/') : answerError(error, request, reply);
}

/** Serves the built host app. A path without a file is one of its pages. */
export const serveHost = plugin<{ folder: string }>(async (app, { folder }) => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    redirect: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // File names under assets/ carry a hash of their content.
      const isHashed = path.includes(`${sep}assets${sep}`);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const sendPage = (_request: FastifyRequest, reply: FastifyReply) => {
    if (existsSync(join(folder, 'index.html'))) reply.sendFile('index.html');
    else reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
  };

  // A browser would take what follows for the name of another server.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('//') && isPage(request)) return reply.redirect('/');
  });
  app.get('/', { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) sendPage(request, reply);
    else answerNotFound(request, reply);
  });
});
