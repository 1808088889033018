/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'packages/*/src/**/*.stories.tsx',
  outDir: 'ladle-build',
  viteConfig: '.ladle/vite.config.ts',
  port: 6007,
  hotkeys: { control: [], darkMode: [], fullscreen: [], rtl: [], search: ['meta+p'], source: [], width: [] },
};
