import { describeMatrices } from './describeMatrices.ts';

describeMatrices('light', { colorScheme: 'light', locale: 'en' });
