export const sections: readonly string[];
export function newComponent(folder: string, name: string | undefined, section: string | undefined): string[];
