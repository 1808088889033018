import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { lateDependencies } from '../tools/vite/lateDependencies.ts';
import { resolveFromSource } from '../tools/vite/resolveFromSource.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./*.mdx', '../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    // Pages in MDX have tables only with this.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      ...resolveFromSource,
      plugins: [react(), vanillaExtractPlugin()],
      optimizeDeps: { include: lateDependencies },
    }),
};

export default config;
