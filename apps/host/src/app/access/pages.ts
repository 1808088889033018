import { definePage } from '../../kit/links/definePage.ts';

const loadSignIn = () => import('./SignIn.tsx').then(({ SignIn }) => SignIn);
const signIn = { en: 'Sign in', ur: 'سائن اِن' };

export const accessPages = [
  definePage({ path: '/login', title: signIn, load: loadSignIn }),
  definePage({ path: '/auth/signin-1', title: signIn, load: loadSignIn }),
  definePage({
    path: '/auth/signup-1',
    title: { en: 'Sign up', ur: 'اندراج' },
    load: () => import('./SignUp.tsx').then(({ SignUp }) => SignUp),
  }),
];
