import 'nprogress/nprogress.css';
import nprogress from 'nprogress';
import { timing } from '../timing.ts';

export function mount(host: HTMLElement): void {
  nprogress.configure({ minimum: timing.least, speed: timing.animation, trickleSpeed: timing.interval });
  const button = host.appendChild(document.createElement('button'));
  button.textContent = 'Load';
  button.addEventListener('click', () => (nprogress.isStarted() ? nprogress.done() : nprogress.start()));
  nprogress.start();
}
