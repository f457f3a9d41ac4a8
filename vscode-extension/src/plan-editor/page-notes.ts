import type { EditorState, Notice, NoticeAction } from './messages.ts';

/** What a page tells besides the plan: what is under way, what went wrong, where to go on, what is read aloud. */
export class PageNotes {
  busy: EditorState['busy'] = null;
  notice: Notice | null = null;
  #focus: EditorState['focus'] = null;
  #said: EditorState['said'] = null;

  tell(kind: Notice['kind'], text: string, actions: readonly NoticeAction[] = []): void {
    this.notice = { kind, text, actions };
  }

  goTo(path: string): void {
    this.#focus = { path, number: (this.#focus?.number ?? 0) + 1 };
  }

  say(text: string): void {
    this.#said = { text, number: (this.#said?.number ?? 0) + 1 };
  }

  /** What the page shows of it. */
  get state(): Pick<EditorState, 'busy' | 'notice' | 'focus' | 'said'> {
    return { busy: this.busy, notice: this.notice, focus: this.#focus, said: this.#said };
  }
}
