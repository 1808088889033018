/** Whether a file is a picture as iPhones store them, which browsers other than Safari cannot show. */
export function isHeic({ name, type }: { name: string; type: string }): boolean {
  return /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
}
