/**
 * Takes from a streamed answer what is no part of it: what a reasoning model thinks aloud at its beginning, and, where bare code was
 * asked for, the one fence around it.
 */
export class BareText {
  private held = '';
  private place: 'start' | 'thoughts' | 'fence' | 'text' | 'over' = 'start';
  private readonly isBareCode: boolean;
  private isFenced = false;

  constructor(isBareCode: boolean) {
    this.isBareCode = isBareCode;
  }

  /** @returns what is certain to belong to the answer */
  push(text: string): string {
    this.held += text;
    if (this.place === 'start') this.begin();
    if (this.place === 'thoughts') this.skipThoughts();
    if (this.place === 'fence') this.openFence();
    return this.place === 'text' ? this.give(false) : '';
  }

  /** The rest, at the end of the answer. */
  flush(): string {
    if (this.place === 'thoughts' || this.place === 'over') return '';
    this.place = 'text';
    return this.give(true);
  }

  private begin(): void {
    const start = this.held.trimStart();
    if (start.startsWith(thinking)) this.place = 'thoughts';
    else if (start !== '' && !thinking.startsWith(start)) this.place = this.isBareCode ? 'fence' : 'text';
  }

  private skipThoughts(): void {
    const end = this.held.indexOf(thought);
    if (end < 0) return;
    this.held = this.held.slice(end + thought.length).trimStart();
    this.place = this.isBareCode ? 'fence' : 'text';
  }

  private openFence(): void {
    const start = this.held.trimStart();
    if ('```'.startsWith(start) || (start.startsWith('```') && !start.includes('\n'))) return;
    this.isFenced = start.startsWith('```');
    if (this.isFenced) this.held = start.slice(start.indexOf('\n') + 1);
    this.place = 'text';
  }

  private give(isEnd: boolean): string {
    const closed = this.isFenced ? /\n```[ \t]*\n/.exec(this.held) : null;
    if (closed !== null) {
      // What is said about the code was not asked for.
      this.place = 'over';
      return this.held.slice(0, closed.index);
    }
    // What may become the closing fence waits.
    const end = this.isFenced ? closingFenceAt(this.held, isEnd) : -1;
    const text = end < 0 ? this.held : this.held.slice(0, end);
    this.held = isEnd || end < 0 ? '' : this.held.slice(end);
    return text;
  }
}

/** Where the fence begins that ends a text, with the line break before it; unless `isWhole`, also what may become one. -1: nowhere. */
function closingFenceAt(text: string, isWhole: boolean): number {
  const { length } = text.trimEnd();
  let at = length;
  while (at > length - 3 && text[at - 1] === '`') at--;
  if (isWhole && length - at < 3) return -1;
  return at < length && text[at - 1] === '\n' ? at - 1 : at;
}

const thinking = '<think>';
const thought = '</think>';
