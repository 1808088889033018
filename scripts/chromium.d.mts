export const chromiumArguments: string[];
export function findChromium(): Promise<string | undefined>;
