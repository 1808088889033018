import type {} from '@vitest/browser-playwright';
import { afterAll, beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';
import { describeMatrices } from './describeMatrices.ts';

/** Components that show states by colour, which forced colours remove. */
const shown = [
  'Button',
  'Checkbox',
  'MultiSelect',
  'ProgressBar',
  'SegmentedControl',
  'Switch',
  'Tabs',
  'TextField',
];

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia', { features });

const reducedMotion = { name: 'prefers-reduced-motion', value: 'reduce' };

beforeAll(async () => {
  await emulate([reducedMotion, { name: 'forced-colors', value: 'active' }]);
});

afterAll(async () => {
  await emulate([reducedMotion]);
});

describeMatrices('forced', { colorScheme: 'light', locale: 'en' }, { only: shown, isChecked: false });
