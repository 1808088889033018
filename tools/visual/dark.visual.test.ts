import { describeMatrices } from './describeMatrices.ts';

describeMatrices('dark', { colorScheme: 'dark', locale: 'en' });
