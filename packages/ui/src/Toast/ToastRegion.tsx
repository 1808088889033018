import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ToastItem } from './toastState.ts';
import { useRegionFocus } from './useRegionFocus.ts';
import { useSpokenToasts } from './useSpokenToasts.ts';
import { useToastPlace } from './useToastPlace.ts';

export interface ToastRegionProps {
  toasts: readonly ToastItem[];
  limit: number;
  duration: number;
  onClose: (id: number) => void;
}

/** The landmark that holds the visible toasts, above everything else. */
export function ToastRegion({ toasts, limit, duration, onClose }: ToastRegionProps) {
  const { rootProps, portalContainer, messages } = useUI();
  const [isMounted, setMounted] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const { onFocus, onKeyDown, leave } = useRegionFocus(region, toasts.length > 0);
  useToastPlace(region, isMounted && toasts.length > 0);
  useEffect(() => setMounted(true), []);
  const visible = toasts.slice(0, limit);
  const spoken = useSpokenToasts(visible);
  if (!isMounted) return null;

  const isPaused = isHovered || isFocused;
  const close = (id: number) => {
    // A toast that vanishes under the pointer or with focus in it sends no event of leaving.
    setHovered(false);
    setFocused(false);
    leave(toasts.length === 1);
    onClose(id);
  };
  return createPortal(
    // A dialog hides the rest of the page from screen readers and closes on a press outside; the attribute keeps toasts out of both.
    <section
      {...rootProps}
      ref={region}
      className={classNames(rootProps.className, styles.region)}
      aria-label={messages.notifications}
      aria-keyshortcuts="Alt+T"
      data-react-aria-top-layer="true"
      data-paused={isPaused || undefined}
      tabIndex={-1}
      onPointerMove={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={(event) => {
        setFocused(true);
        onFocus(event);
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>
        <div role="status">{spoken.polite ? <span key={spoken.key}>{spoken.polite}</span> : null}</div>
        <div role="alert">{spoken.urgent ? <span key={spoken.key}>{spoken.urgent}</span> : null}</div>
      </VisuallyHidden>
      {visible.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          usualDuration={duration}
          isPaused={isPaused}
          onClose={() => close(toast.id)}
          onLeave={() => leave(true)}
        />
      ))}
      {toasts.length > limit ? (
        <div className={styles.more}>{messages.moreNotifications(toasts.length - limit)}</div>
      ) : null}
    </section>,
    portalContainer ?? document.body,
  );
}
