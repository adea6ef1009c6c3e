/** Hands a text to the reader as a file. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** The text of a file with its byte order mark, if it has one: `text()` would hide it, and the terminal refuses it. */
export const textOf = async (file: Blob): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());

/** Letters and digits only: every system can store it. */
export const fileName = (title: string, day: number): string =>
  `${
    title
      .normalize('NFD')
      .replace(/[^\w]+/g, '-')
      .replace(/^-|-$/g, '')
      .toLowerCase() || 'skali'
  }-${new Date(day).toISOString().slice(0, 10)}.json`;
