/** A picture's address without its signature, which differs with every answer. */
export function unsignedAddress(url: string): string {
  const [path = '', query = ''] = url.split('?');
  const kept = query.split('&').filter((part) => part && !/^(?:user|expires|signature)=/.test(part));
  return [path, ...(kept.length > 0 ? [kept.join('&')] : [])].join('?');
}
