/** The newest of many words: what is older is forgotten. */
export class Newest {
  private readonly size: number;
  private readonly words = new Set<string>();

  constructor(size: number) {
    this.size = size;
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  add(word: string): void {
    this.words.add(word);
    const [oldest] = this.words;
    if (this.words.size > this.size) this.words.delete(oldest);
  }
}
