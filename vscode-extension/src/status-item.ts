import type { StatusParams } from '@presswright/shared/protocol';
import { type Disposable, StatusBarAlignment, type StatusBarItem, ThemeColor, window } from 'vscode';
import type { CommandId } from './command-table.ts';
import { viewOfStatus } from './status.ts';

/** The entry in the status bar: the state at a glance, what to do next in the tooltip, the commands behind a click. */
export class StatusItem implements Disposable {
  readonly #item: StatusBarItem;
  #status: StatusParams = { state: 'starting', message: 'The language server is starting.' };

  constructor() {
    this.#item = window.createStatusBarItem('presswright.status', StatusBarAlignment.Right, 100);
    this.#item.name = 'Presswright';
    this.#item.command = 'presswright.showMenu' satisfies CommandId;
    this.show(this.#status);
    this.#item.show();
  }

  get status(): StatusParams {
    return this.#status;
  }

  show(status: StatusParams): void {
    this.#status = status;
    const { text, tooltip, background, label } = viewOfStatus(status);
    this.#item.text = text;
    this.#item.tooltip = tooltip;
    this.#item.accessibilityInformation = { label };
    this.#item.backgroundColor =
      background === 'none' ? undefined : new ThemeColor(`statusBarItem.${background}Background`);
  }

  dispose(): void {
    this.#item.dispose();
  }
}
