import { it, vi } from 'vitest';
import { matrices } from '../visual/matrices.ts';
import { looksTheSame, onHostilePage } from './onHostilePage.tsx';

// What is typed into never comes, so that what stands for it until then is looked at.
vi.mock('../../packages/ui/src/dates/LivingInputs.tsx', () => {
  throw new Error('Failed to fetch');
});

onHostilePage();

it.each(matrices.filter(({ name }) => /^Date(Field|Picker|RangePicker)$/.test(name)))(
  '$name at rest looks the same on a page that styles everything',
  looksTheSame,
);
