import { pauseAnimations } from 'storybook/preview-api';
import { afterEach, expect, it } from 'vitest';
import { resumeAnimations } from './resumeAnimations.ts';

const moving = document.createElement('p');
const sheet = document.createElement('style');
sheet.textContent = '@keyframes go { to { opacity: 0 } } p { animation: go 1ms 50ms }';

afterEach(() => {
  moving.remove();
  sheet.remove();
});

it('lets animations run that Storybook has left paused, and leaves other styles alone', async () => {
  document.head.append(sheet);
  document.body.append(moving);
  pauseAnimations();
  expect(moving.getAnimations()[0]?.playState).toBe('paused');
  resumeAnimations();
  expect(moving.getAnimations()[0]?.playState).toBe('running');
});
