/**
 * The Handset server is reached through this app's own origin, so that it need not be told of another one.
 *
 * @type {import('next').NextConfig}
 */
export default {
  rewrites: async () => [
    {
      source: '/api/:path*',
      destination: `${process.env.HANDSET_API ?? 'http://127.0.0.1:4400'}/api/:path*`,
    },
  ],
};
