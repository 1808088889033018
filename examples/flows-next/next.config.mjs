const server = process.env.HANDSET_API ?? 'http://127.0.0.1:4400';

/**
 * Proxies the Handset server under this app's own origin, so that the server needs no setting for another
 * one. One of its calls ends with a slash, which must stay.
 *
 * @type {import('next').NextConfig}
 */
export default {
  skipTrailingSlashRedirect: true,
  rewrites: async () => [
    { source: '/api/accessory/', destination: `${server}/api/accessory/` },
    { source: '/api/:path*', destination: `${server}/api/:path*` },
  ],
};
