import { entryPointKinds } from '@presswright/shared/schemas/entry-point-kinds';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';
import { type Disposable, EventEmitter, l10n, type TreeDataProvider, type TreeView, window } from 'vscode';
import { checkLines, entryPointLabel, isUnguarded } from './describe-entry-point.ts';
import type { EntryPointList } from './entry-point-list.ts';
import {
  CheckNode,
  EntryPointNode,
  type EntryPointsNode,
  KindNode,
  RegistrationNode,
  SinkNode,
} from './entry-point-nodes.ts';

/** The Entry Points view: what WordPress and visitors can call, what is checked, and what it reaches. */
export class EntryPointsView implements TreeDataProvider<EntryPointsNode>, Disposable {
  readonly #list: EntryPointList;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.#changed.event;
  readonly #tree: TreeView<EntryPointsNode>;
  readonly #subscriptions: Disposable[];

  constructor(list: EntryPointList) {
    this.#list = list;
    this.#tree = window.createTreeView('presswright.entryPoints', { treeDataProvider: this, showCollapseAll: true });
    this.#subscriptions = [this.#tree, this.#changed, list.onDidChange(() => this.#show())];
  }

  getTreeItem(node: EntryPointsNode): EntryPointsNode {
    return node;
  }

  getChildren(node?: EntryPointsNode): EntryPointsNode[] {
    if (node instanceof KindNode) return [...node.entries].sort(compare).map((entry) => new EntryPointNode(entry));
    if (node instanceof EntryPointNode) {
      const { entry } = node;
      return [
        ...checkLines(entry, l10n.t).map((check) => new CheckNode(check, node)),
        ...entry.sinks.map((sink, index) => new SinkNode(sink, index, node)),
        new RegistrationNode(node),
      ];
    }
    if (node !== undefined) return [];
    const byKind = Map.groupBy(this.#list.all, ({ kind }) => kind);
    return entryPointKinds.flatMap((kind) => {
      const entries = byKind.get(kind);
      return entries === undefined ? [] : [new KindNode(kind, entries)];
    });
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  #show(): void {
    const unguarded = this.#list.all.filter(isUnguarded).length;
    this.#tree.description = unguarded === 0 ? '' : l10n.t('{0} unguarded', unguarded);
    this.#changed.fire();
  }
}

/** Those that lack a check come first. */
function compare(a: EntryPoint, b: EntryPoint): number {
  const order = Number(isUnguarded(b)) - Number(isUnguarded(a));
  return order !== 0 ? order : entryPointLabel(a) < entryPointLabel(b) ? -1 : 1;
}
