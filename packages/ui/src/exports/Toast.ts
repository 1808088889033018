export { ToastProvider, type ToastQueue, useToast } from '../Toast/Toast.tsx';
export type { ToastContent } from '../Toast/toastState.ts';
