import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Toast.css.ts';
import { Toast } from './Toast.tsx';
import type { ToastItem } from './toastState.ts';

interface ToastRegionProps {
  toasts: readonly ToastItem[];
  limit: number;
  onClose: (id: number) => void;
}

/** The landmark that holds the visible toasts, above everything else. */
export function ToastRegion({ toasts, limit, onClose }: ToastRegionProps) {
  const { rootProps, portalContainer, messages } = useUI();
  const [isMounted, setMounted] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const { onFocus, onKeyDown, leave } = useRegionFocus(region, toasts.length > 0);
  useToastPlace(region, isMounted && toasts.length > 0);
  useEffect(() => setMounted(true), []);
  const visible = toasts.slice(0, limit);
  const fresh = useFreshToasts(visible);
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
        <div role="status">
          <Announcement toasts={fresh.filter(({ tone }) => tone !== 'critical')} />
        </div>
        <div role="alert">
          <Announcement toasts={fresh.filter(({ tone }) => tone === 'critical')} />
        </div>
      </VisuallyHidden>
      {visible.map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
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

/** The toasts that have just appeared or were shown again. */
function useFreshToasts(visible: readonly ToastItem[]): readonly ToastItem[] {
  const [fresh, setFresh] = useState<readonly ToastItem[]>([]);
  const known = useRef<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const before = known.current;
    const appeared = visible.filter(({ showings }) => showings.some((showing) => !before.has(showing)));
    known.current = new Set(visible.flatMap(({ showings }) => showings));
    if (appeared.length > 0) setFresh(appeared);
  }, [visible]);
  return visible.length > 0 ? fresh : [];
}

/** The words of toasts, announced to screen readers. */
function Announcement({ toasts }: { toasts: readonly ToastItem[] }) {
  if (toasts.length === 0) return null;
  const words = toasts.map(({ message, description }) =>
    typeof description === 'string' ? `${message} ${description}` : message,
  );
  // Another key for each occasion, so that the same words are read out again.
  return <span key={toasts.flatMap(({ showings }) => showings).join()}>{words.join('\n')}</span>;
}

/** Leads focus to the toasts and back: Alt T either way, Escape back. */
function useRegionFocus(region: RefObject<HTMLElement | null>, hasToasts: boolean) {
  const before = useRef<Element | null>(null);

  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
  };

  useEffect(() => {
    if (!hasToasts) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const element = region.current;
      if (!event.altKey || event.code !== 'KeyT' || event.defaultPrevented || !element) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) goBack();
      else element.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return {
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      goBack();
    },
    /**
     * Takes focus out of a toast that goes, or whose button leads elsewhere: a keyboard stays with the others, a pointer took none from
     * the page.
     */
    leave: (isLast: boolean) => {
      const focused = document.activeElement;
      if (!(focused instanceof HTMLElement) || !region.current?.contains(focused)) return;
      if (!isLast && focused.matches(':focus-visible')) return region.current.focus();
      // The element that had focus before may be gone.
      focused.blur();
      goBack();
    },
  };
}

/** Toasts stand below elements with this attribute: the header of a page, and the close button of a dialog. */
const above = '[data-above-toasts]';
const gap = 8;

/** Keeps the toasts below the header and the close button of the open dialog, while there are any. */
function useToastPlace(region: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return;
    const marked = () => [...document.querySelectorAll(above)];
    const place = () => {
      const element = region.current;
      element?.style.setProperty(styles.toastOffset, `${freeOffset(element, marked())}px`);
    };
    // A header grows with its banner; dialogs come into the body, and move until they have arrived.
    const sizes = new ResizeObserver(place);
    const watch = () => {
      sizes.disconnect();
      for (const element of marked()) sizes.observe(element);
      place();
    };
    const children = new MutationObserver(watch);
    children.observe(region.current?.parentElement ?? document.body, { childList: true });
    document.addEventListener('animationend', place);
    window.addEventListener('resize', place);
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
      document.removeEventListener('animationend', place);
      window.removeEventListener('resize', place);
    };
  }, [region, hasToasts]);
}

/** The distance from the top at which the toasts cover none of the marked elements. */
function freeOffset(region: HTMLElement, marked: readonly Element[]): number {
  const { left, right, height } = region.getBoundingClientRect();
  const beside = marked
    .map((element) => element.getBoundingClientRect())
    .filter((rect) => rect.right > left && rect.left < right)
    .sort((one, other) => one.top - other.top);
  let offset = styles.usualOffset;
  for (const rect of beside)
    if (rect.top < offset + height && rect.bottom + gap > offset) offset = rect.bottom + gap;
  return offset;
}
