const server = process.env.HANDSET_API ?? 'http://127.0.0.1:4400';

/**
 * The Handset server is reached through this app's own origin, so that it need not be told of another one. One of its calls ends with a
 * slash, which has to stay.
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
