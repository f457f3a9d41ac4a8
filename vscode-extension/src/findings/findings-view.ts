import {
  commands,
  type Disposable,
  EventEmitter,
  type ExtensionContext,
  l10n,
  languages,
  type TreeDataProvider,
  type TreeView,
  type Uri,
  window,
} from 'vscode';
import { badges, entryPointLabel } from '../entry-points/describe-entry-point.ts';
import type { EntryPointList } from '../entry-points/entry-point-list.ts';
import { leadsTo } from '../entry-points/reached-findings.ts';
import type { RuleLibrary } from '../rule-library.ts';
import { type FindingFilter, isFiltering, noFilter, passes, readFilter } from './filter.ts';
import type { Finding } from './finding.ts';
import { FindingNode, type FindingsNode, GroupNode, StepNode } from './finding-nodes.ts';
import { type GroupHeading, type Grouping, groupFindings, groupings } from './group-findings.ts';
import { readFindings, urisWithFindings } from './read-findings.ts';

/** Diagnostics come in bursts, one change for each file. */
const burstMs = 100;

/** The Findings view: what the diagnostics of all files say, grouped and filtered. */
export class FindingsView implements TreeDataProvider<FindingsNode>, Disposable {
  readonly #context: ExtensionContext;
  readonly #rules: RuleLibrary;
  readonly #entryPoints: EntryPointList;
  readonly #findings = new Map<string, Finding[]>();
  readonly #changed = new EventEmitter<void>();
  readonly onDidChangeTreeData = this.#changed.event;
  readonly #tree: TreeView<FindingsNode>;
  readonly #subscriptions: Disposable[];
  #grouping: Grouping;
  #filter: FindingFilter;
  #pending: NodeJS.Timeout | undefined;

  constructor(context: ExtensionContext, rules: RuleLibrary, entryPoints: EntryPointList) {
    this.#context = context;
    this.#rules = rules;
    this.#entryPoints = entryPoints;
    const kept = context.workspaceState.get<unknown>('findings.grouping');
    this.#grouping = groupings.find((grouping) => grouping === kept) ?? 'file';
    this.#filter = readFilter(context.workspaceState.get('findings.filter'));
    for (const uri of urisWithFindings()) this.#read(uri);
    this.#tree = window.createTreeView('presswright.findings', { treeDataProvider: this, showCollapseAll: true });
    this.#subscriptions = [
      this.#tree,
      this.#changed,
      entryPoints.onDidChange(() => {
        if (this.#grouping === 'entryPoint') this.#show();
      }),
      languages.onDidChangeDiagnostics(({ uris }) => {
        for (const uri of uris) this.#read(uri);
        this.#pending ??= setTimeout(() => this.#show(), burstMs);
      }),
    ];
    this.#show();
  }

  get grouping(): Grouping {
    return this.#grouping;
  }

  get filter(): FindingFilter {
    return this.#filter;
  }

  /** Every finding, those that the filter hides too. */
  get all(): Finding[] {
    return [...this.#findings.values()].flat();
  }

  async group(grouping: Grouping): Promise<void> {
    this.#grouping = grouping;
    await this.#context.workspaceState.update('findings.grouping', grouping);
    this.#show();
  }

  async hide(filter: FindingFilter): Promise<void> {
    this.#filter = filter;
    await this.#context.workspaceState.update('findings.filter', isFiltering(filter) ? filter : undefined);
    this.#show();
  }

  showEverything(): Promise<void> {
    return this.hide(noFilter);
  }

  getTreeItem(node: FindingsNode): FindingsNode {
    return node;
  }

  async getChildren(node?: FindingsNode): Promise<FindingsNode[]> {
    if (node instanceof GroupNode) {
      return node.group.findings.map((finding) => new FindingNode(finding, node.group));
    }
    if (node instanceof FindingNode) {
      return node.finding.steps.map((step, index) => new StepNode(step, index, node));
    }
    if (node !== undefined) return [];
    const pages = this.#grouping === 'rule' ? await this.#rules.pages() : [];
    const titles = new Map(pages.map(({ rule, title }) => [rule, title]));
    const shown = this.all.filter((finding) => passes(this.#filter, finding));
    const names = {
      titleOf: (rule: string) => titles.get(rule),
      entryPointsOf: (finding: Finding) => this.#headingsOf(finding),
      t: l10n.t,
    };
    return groupFindings(shown, this.#grouping, names).map((group) => new GroupNode(group));
  }

  dispose(): void {
    clearTimeout(this.#pending);
    for (const subscription of this.#subscriptions) subscription.dispose();
  }

  #headingsOf(finding: Finding): GroupHeading[] {
    return this.#entryPoints.all
      .filter((entry) => leadsTo(entry, finding))
      .map((entry) => ({
        id: `${entry.kind} ${entryPointLabel(entry)}`,
        label: entryPointLabel(entry),
        description: badges(entry, l10n.t),
      }));
  }

  #read(uri: Uri): void {
    const findings = readFindings(uri);
    if (findings.length > 0) this.#findings.set(uri.toString(), findings);
    else this.#findings.delete(uri.toString());
  }

  #show(): void {
    clearTimeout(this.#pending);
    this.#pending = undefined;
    const { length: total } = this.all;
    const { length: shown } = this.all.filter((finding) => passes(this.#filter, finding));
    const names: Record<Grouping, string> = {
      file: l10n.t('by file'),
      rule: l10n.t('by rule'),
      severity: l10n.t('by severity'),
      entryPoint: l10n.t('by entry point'),
    };
    this.#tree.description = names[this.#grouping];
    this.#tree.badge =
      total === 0
        ? undefined
        : { value: total, tooltip: total === 1 ? l10n.t('1 finding') : l10n.t('{0} findings', total) };
    // where nothing is left to show, the view's welcome text says so
    this.#tree.message = shown > 0 && shown < total ? l10n.t('{0} of {1} findings shown', shown, total) : '';
    void commands.executeCommand('setContext', 'presswright.findingsHidden', total > 0 && shown === 0);
    void commands.executeCommand('setContext', 'presswright.findingsFiltered', isFiltering(this.#filter));
    this.#changed.fire();
  }
}
