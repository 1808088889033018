import { configure } from 'storybook/test';

// Some stories wait for data, and a test machine may be busy.
configure({ asyncUtilTimeout: 15_000 });
