import { it } from 'vitest';
import { matrices } from '../visual/matrices.ts';
import { looksTheSame, onHostilePage } from './onHostilePage.tsx';

onHostilePage();

it.each(matrices)('$name looks the same on a page that styles everything', looksTheSame);
