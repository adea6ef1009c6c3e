export function shortened(path: string): string;
