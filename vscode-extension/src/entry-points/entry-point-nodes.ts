import type { EntryPointKind } from '@presswright/shared/schemas/entry-point-kinds';
import type { EntryPoint, EntryPointSink } from '@presswright/shared/schemas/entry-points';
import { l10n, MarkdownString, ThemeColor, ThemeIcon, TreeItem, TreeItemCollapsibleState } from 'vscode';
import { escapeMarkdown } from '../escape-markdown.ts';
import { openCommand, pathOf } from '../places.ts';
import {
  audienceSentence,
  badges,
  type CheckLine,
  checkLines,
  entryPointLabel,
  isUnguarded,
  kindLabels,
} from './describe-entry-point.ts';

const kindIcons: Record<EntryPointKind, string> = {
  ajax: 'zap',
  admin_post: 'output',
  rest: 'globe',
  admin_page: 'browser',
  shortcode: 'symbol-snippet',
  block: 'symbol-misc',
  widget: 'layout',
  meta_box: 'inspect',
  setting: 'settings',
  column: 'list-flat',
  cron: 'clock',
  command: 'terminal',
  action: 'symbol-event',
  filter: 'filter',
};
const warning = new ThemeIcon('warning', new ThemeColor('problemsWarningIcon.foreground'));
const passed = new ThemeIcon('pass', new ThemeColor('testing.iconPassed'));

/** All entry points of a kind. */
export class KindNode extends TreeItem {
  readonly entries: readonly EntryPoint[];

  constructor(kind: EntryPointKind, entries: readonly EntryPoint[]) {
    super(kindLabels(l10n.t)[kind], TreeItemCollapsibleState.Expanded);
    this.entries = entries;
    this.id = kind;
    this.iconPath = new ThemeIcon(kindIcons[kind]);
    const unguarded = entries.filter(isUnguarded).length;
    this.description =
      unguarded === 0 ? String(entries.length) : l10n.t('{0} of {1} unguarded', unguarded, entries.length);
  }
}

/** One entry point. A click goes to its handler. */
export class EntryPointNode extends TreeItem {
  readonly entry: EntryPoint;

  constructor(entry: EntryPoint) {
    super(entryPointLabel(entry), TreeItemCollapsibleState.Collapsed);
    const { handler, kind, file, line } = entry;
    this.entry = entry;
    this.id = `${kind} ${entry.name} ${file}:${line} ${handler.file}:${handler.line}:${handler.column}`;
    this.iconPath = isUnguarded(entry) ? warning : new ThemeIcon('symbol-method');
    this.description = badges(entry, l10n.t);
    this.contextValue = 'entryPoint';
    this.command = openCommand(handler);
    this.tooltip = tooltipOf(entry);
    const checks = checkLines(entry, l10n.t).map(({ label }) => label);
    this.accessibilityInformation = { label: [entryPointLabel(entry), ...checks].join('. ') };
  }
}

/** A check that a handler makes, or lacks. */
export class CheckNode extends TreeItem {
  constructor({ kind, state, label }: CheckLine, parent: EntryPointNode) {
    super(label);
    this.id = `${parent.id} ${kind}`;
    this.iconPath = state === 'checked' ? passed : state === 'unknown' ? new ThemeIcon('question') : warning;
    this.command = openCommand(parent.entry.handler);
  }
}

/** Where the handler is registered. */
export class RegistrationNode extends TreeItem {
  constructor(parent: EntryPointNode) {
    super(l10n.t('Registered in {0}', placeText(parent.entry)));
    this.id = `${parent.id} registration`;
    this.iconPath = new ThemeIcon('link');
    this.command = openCommand(parent.entry);
  }
}

/** Something that the handler does which an attacker would like it to do. */
export class SinkNode extends TreeItem {
  constructor(sink: EntryPointSink, index: number, parent: EntryPointNode) {
    super(sink.label);
    const { entry } = parent;
    this.id = `${parent.id} sink ${index}`;
    this.iconPath = new ThemeIcon(sink.kind === 'change' ? 'edit' : sink.kind === 'read' ? 'eye' : 'bug');
    const way = sink.path.map(({ name }) => name).join(' → ');
    this.description = sink.path.length > 1 ? `${way} · ${placeText(sink)}` : placeText(sink);
    this.command = openCommand(sink);
    this.tooltip = way === '' ? placeText(sink) : `${way}\n${placeText(sink)}`;
    this.accessibilityInformation = { label: `${sink.label}, ${entryPointLabel(entry)}, ${placeText(sink)}` };
  }
}

export type EntryPointsNode = KindNode | EntryPointNode | CheckNode | RegistrationNode | SinkNode;

const placeText = ({ file, line }: { readonly file: string; readonly line: number }): string =>
  `${pathOf(file)}:${line}`;

function tooltipOf(entry: EntryPoint): MarkdownString {
  const text = new MarkdownString();
  const { name, file, line } = entry.handler;
  const lines = [
    `${entryPointLabel(entry)} → ${name} (${pathOf(file)}:${line})`,
    audienceSentence(entry, l10n.t),
    ...checkLines(entry, l10n.t).map(({ label }) => label),
  ];
  lines.forEach((one, index) => {
    if (index > 0) text.appendMarkdown('\n\n');
    text.appendMarkdown(escapeMarkdown(one));
  });
  return text;
}
