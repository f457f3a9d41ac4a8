import type { StatusParams } from '@presswright/shared/protocol';
import {
  type Disposable,
  l10n,
  MarkdownString,
  StatusBarAlignment,
  type StatusBarItem,
  ThemeColor,
  window,
  workspace,
} from 'vscode';
import type { CommandId } from './command-table.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { type StatusStep, type StatusView, stepOf, viewOfStatus } from './status.ts';

/** The entry in the status bar: the state at a glance, the next step in the tooltip, the commands behind a click. */
export class StatusItem implements Disposable {
  readonly #item: StatusBarItem;
  readonly #trustListener = workspace.onDidGrantWorkspaceTrust(() => this.show(this.#status));
  #status: StatusParams = { state: 'starting', message: l10n.t('The language server is starting.') };

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

  /** As it is shown. */
  get view(): StatusView {
    return viewOfStatus(this.#status, workspace.isTrusted, l10n.t, (time) => new Date(time).toLocaleTimeString());
  }

  get step(): StatusStep {
    return stepOf(this.#status, l10n.t);
  }

  show(status: StatusParams): void {
    this.#status = status;
    const { text, background, label } = this.view;
    this.#item.text = text;
    this.#item.tooltip = tooltipOf(this.view);
    this.#item.accessibilityInformation = { label };
    this.#item.backgroundColor =
      background === 'none' ? undefined : new ThemeColor(`statusBarItem.${background}Background`);
  }

  dispose(): void {
    this.#trustListener.dispose();
    this.#item.dispose();
  }
}

function tooltipOf({ title, lines, step }: StatusView): MarkdownString {
  const text = new MarkdownString();
  const commands: readonly CommandId[] = ['presswright.takeNextStep', 'presswright.showMenu'];
  text.isTrusted = { enabledCommands: commands };
  text.appendMarkdown(`**${title}**`);
  for (const line of lines) {
    text.appendMarkdown('\n\n');
    text.appendMarkdown(escapeMarkdown(line));
  }
  const links = [[step.title, 'presswright.takeNextStep' satisfies CommandId]];
  if (step.kind !== 'showMenu') links.push([l10n.t('Show Commands'), 'presswright.showMenu' satisfies CommandId]);
  text.appendMarkdown(`\n\n${links.map(([label, command]) => `[${label}](command:${command})`).join(' · ')}`);
  return text;
}
