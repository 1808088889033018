/** Address of a phone's card. */
export function phoneHref(id: string): string {
  return `/app/dashboard/mobile-details?id=${encodeURIComponent(id)}`;
}
