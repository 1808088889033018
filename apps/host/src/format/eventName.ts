/** What an event of the books is called; one without a name of its own reads as the server writes it. */
export function eventName(event: string, names: Readonly<Record<string, string>>): string {
  return names[event] ?? event.replaceAll('-', ' ');
}
