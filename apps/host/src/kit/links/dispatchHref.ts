/** Address of a dispatch. */
export function dispatchHref(id: string): string {
  return `/app/dashboard/DispachmobileList?id=${encodeURIComponent(id)}`;
}
