import { type ModelsResult, type ModelUse, modelsRequest } from '@presswright/shared/protocol';
import type { ModelDetail } from '@presswright/shared/schemas/models';
import {
  type Disposable,
  EventEmitter,
  l10n,
  ThemeColor,
  ThemeIcon,
  type TreeDataProvider,
  TreeItem,
  TreeItemCollapsibleState,
  type TreeView,
  window,
  workspace,
} from 'vscode';
import type { LanguageServer } from '../language-server.ts';
import { chosenModel } from './chosen-model.ts';
import { factsOf, type ModelFact } from './model-facts.ts';

/** A model of the server. */
export class ModelNode extends TreeItem {
  readonly model: ModelDetail;

  constructor(model: ModelDetail, uses: readonly ModelUse[], isChosen: boolean) {
    super(model.id, TreeItemCollapsibleState.Collapsed);
    this.model = model;
    this.id = model.id;
    const names: Record<ModelUse, string> = { completion: l10n.t('completes code'), analysis: l10n.t('analyzes') };
    const notes = [...uses.map((use) => names[use]), ...(isChosen ? [l10n.t('chosen')] : [])];
    this.description = notes.join(' · ');
    this.iconPath = new ThemeIcon(isChosen ? 'pass-filled' : 'chip');
    this.contextValue = 'model';
    this.tooltip = model.specifications.specialization;
    this.accessibilityInformation = { label: [model.id, ...notes].join(', ') };
  }
}

class FactNode extends TreeItem {
  constructor({ label, value }: ModelFact, parent: ModelNode) {
    super(label);
    this.id = `${parent.id} ${label}`;
    this.description = value;
    this.tooltip = value;
    this.accessibilityInformation = { label: `${label}: ${value}` };
  }
}

/** Says that the chosen model is none of the server's. */
class MissingNode extends TreeItem {
  constructor(id: string) {
    super(id);
    this.id = `missing ${id}`;
    this.description = l10n.t('not on this server: choose another model');
    this.iconPath = new ThemeIcon('warning', new ThemeColor('problemsWarningIcon.foreground'));
    this.command = { command: 'presswright.chooseModel', title: l10n.t('Choose Model…') };
  }
}

type ModelsNode = ModelNode | FactNode | MissingNode;

/** The Models view: which models the server has, what each is, and which of them works for this window. */
export class ModelsView implements TreeDataProvider<ModelsNode>, Disposable {
  readonly #server: LanguageServer;
  readonly #onError: (error: unknown) => void;
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.#changed.event;
  readonly #tree: TreeView<ModelsNode>;
  readonly #subscriptions: Disposable[];
  #result: ModelsResult = { models: [], used: {} };

  constructor(server: LanguageServer, onError: (error: unknown) => void) {
    this.#server = server;
    this.#onError = onError;
    this.#tree = window.createTreeView('presswright.models', { treeDataProvider: this });
    this.#subscriptions = [
      this.#tree,
      this.#changed,
      this.#tree.onDidChangeVisibility(({ visible }) => {
        if (visible) this.refresh();
      }),
      workspace.onDidChangeConfiguration((event) => {
        if (event.affectsConfiguration('presswright.completion.model')) this.#changed.fire();
      }),
    ];
  }

  /** Asks for the models, where the view shows; a server that cannot be asked leaves it empty. */
  refresh(): void {
    if (!this.#tree.visible || !this.#server.isRunning) return;
    this.load().catch((error: unknown) => {
      this.#take({ models: [], used: {} });
      this.#onError(error);
    });
  }

  /** The models of the server as they are now. */
  async load(): Promise<ModelsResult> {
    const result = await this.#server.request<ModelsResult>(modelsRequest, {});
    this.#take(result);
    return result;
  }

  getTreeItem(node: ModelsNode): ModelsNode {
    return node;
  }

  getChildren(node?: ModelsNode): ModelsNode[] {
    if (node instanceof ModelNode) return factsOf(node.model, l10n.t).map((fact) => new FactNode(fact, node));
    if (node !== undefined) return [];
    const { models, used } = this.#result;
    const chosen = chosenModel();
    const uses = Object.entries(used) as [ModelUse, string][];
    const nodes = models.map((model) => {
      const own = uses.filter(([, id]) => id === model.id).map(([use]) => use);
      return new ModelNode(model, own, model.id === chosen);
    });
    const isMissing = chosen !== '' && models.length > 0 && models.every(({ id }) => id !== chosen);
    return isMissing ? [new MissingNode(chosen), ...nodes] : nodes;
  }

  dispose(): void {
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  #take(result: ModelsResult): void {
    this.#result = result;
    this.#changed.fire();
  }
}
