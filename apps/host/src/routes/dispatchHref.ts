/** Where a dispatch is shown with its phones and its challan. */
export function dispatchHref(id: string): string {
  return `/app/dashboard/DispachmobileList?id=${encodeURIComponent(id)}`;
}
