import { afterPaint } from './app/afterPaint.ts';

/** Milliseconds after which the app starts although the page as it was last seen has not come. */
const PATIENCE = 300;

/** Waits until the page stands as it was last seen, where it is going to: what starts the app would keep the browser from painting that. */
async function lookSeen(shown: Promise<boolean>): Promise<void> {
  const patience = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE, false));
  if (await Promise.race([shown, patience])) await new Promise<void>((resolve) => void afterPaint(resolve));
}

const start = () => import('./start.tsx');
void (window.lookShown ? lookSeen(window.lookShown).then(start) : start());
