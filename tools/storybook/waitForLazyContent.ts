import { configure } from 'storybook/test';

// Charts, calendars and editors are loaded on demand, and a test machine may be busy.
configure({ asyncUtilTimeout: 15_000 });
