import { configure } from 'storybook/test';

// Charts, calendars and what is typed into are fetched when they are wanted, and the machine that tests them may be busy.
configure({ asyncUtilTimeout: 15_000 });
