/** Milliseconds after which the app starts although the page as it was last seen has not come. */
const PATIENCE = 300;

// What the app is made of is run once the page stands as it was last seen, where it is going to: it would keep the browser from painting
// that. For the same reason this module imports nothing.
const patience = () => new Promise((resolve) => setTimeout(resolve, PATIENCE));
const start = () => import('./start.tsx');
void (window.lookShown ? Promise.race([window.lookShown, patience()]).then(start) : start());

export {};
