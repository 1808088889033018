import { barStyle, next, timing } from '../timing.ts';

export function mount(host: HTMLElement): void {
  const bar = document.createElement('div');
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-label', 'Loading');
  let timer = 0;
  const start = () => {
    let at = timing.least;
    const show = () => {
      bar.style.cssText = `${barStyle};transform:scaleX(${at})`;
      at = next(at);
    };
    show();
    host.append(bar);
    timer = window.setInterval(show, timing.interval);
  };
  const stop = () => {
    clearInterval(timer);
    bar.style.transform = 'scaleX(1)';
    setTimeout(() => bar.remove(), timing.animation);
  };
  start();
  setTimeout(stop, 3000);
}
