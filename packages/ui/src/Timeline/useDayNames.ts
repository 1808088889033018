import { useUI } from '../UIProvider/UIProvider.tsx';
import { dayBefore } from './groupByDay.ts';

/** Names today and yesterday, and formats other days as dates. */
export function useDayNames(today: string | undefined): (day: string) => string {
  const { messages, languageTag } = useUI();
  return (day) => {
    if (day === today) return messages.today;
    if (today && day === dayBefore(today)) return messages.yesterday;
    return new Intl.DateTimeFormat(languageTag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
  };
}
