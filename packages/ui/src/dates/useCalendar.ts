import { type ComponentType, useEffect, useRef, useState } from 'react';

interface CalendarModule<Props> {
  default: ComponentType<Props>;
}

/** Fetches a calendar when it is first wanted, so that a page with dates does not pay for it. */
export function useCalendar<Props>(load: () => Promise<CalendarModule<Props>>) {
  const [Calendar, setCalendar] = useState<ComponentType<Props> | null>(null);
  const [wish, setWish] = useState<'closed' | 'open' | 'failed'>('closed');
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const fetch = async () => {
    try {
      const { default: loaded } = await load();
      if (isMounted.current) setCalendar(() => loaded);
    } catch {
      if (isMounted.current) setWish((wished) => (wished === 'open' ? 'failed' : wished));
    }
  };

  return {
    Calendar,
    isOpen: wish === 'open' && Calendar !== null,
    /** Whether it is wanted and still on its way. */
    isLoading: wish === 'open' && Calendar === null,
    hasFailed: wish === 'failed',
    /** Fetches it ahead, when a press on its button is likely. */
    prepare() {
      if (!Calendar) void fetch();
    },
    open() {
      setWish('open');
      if (!Calendar) void fetch();
    },
    close() {
      setWish('closed');
    },
  };
}
