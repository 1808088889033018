import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { resolveFromSource } from '../tools/vite/resolveFromSource.ts';
import { composeStories } from './composeStories.ts';

// Ladle carries a Vite of its own, and the React plugin that belongs to it.
export default defineConfig({ ...resolveFromSource, plugins: [composeStories(), vanillaExtractPlugin()] });
