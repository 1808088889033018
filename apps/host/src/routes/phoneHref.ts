/** Where a phone is shown: its own card. */
export function phoneHref(id: string): string {
  return `/app/dashboard/mobile-details?id=${encodeURIComponent(id)}`;
}
