export {
  ToastProvider,
  type ToastProviderProps,
  type ToastQueue,
  useToast,
} from '../Toast/ToastProvider.tsx';
export type { ToastButton, ToastContent } from '../Toast/toastState.ts';
