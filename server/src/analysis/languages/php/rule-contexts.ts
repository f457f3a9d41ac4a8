import type { Finding } from '../../finding.ts';
import type { FindingList } from '../../findings.ts';
import type { Project } from '../../project.ts';
import type { SourceText } from '../../source-text.ts';
import type { Comment, Expr, Interpolated, Node, Program } from './ast.ts';
import type { FileIndex } from './flow/file-index.ts';
import type { FunctionInfo } from './flow/function-info.ts';
import { keptDanger } from './flow/kept-data.ts';
import type { Ledger } from './flow/ledger.ts';
import { nobody, type Reached } from './flow/reach.ts';
import { pass } from './flow/symbol.ts';
import { deepTaints, guardsWhenKept } from './flow/taints.ts';
import { harmlessTypes, type Span, type Taint, type Value } from './flow/value.ts';
import type { Lists } from './items.ts';
import type { Names } from './names.ts';
import type { BodyOwner, NodeRow } from './node-row.ts';
import type { PendingFindings } from './pending-findings.ts';
import type { PhpFile } from './php-file.ts';
import type { PhpContext, PhpRule } from './php-rule.ts';
import { judgeByCertainty, judgeByReach } from './reach-judgement.ts';
import { type DangerMask, everyDanger } from './taint/kinds.ts';

/** The files that are analysed together, and what is known of them all. */
export interface Batch extends Pick<PhpContext, 'index' | 'lists' | 'project' | 'tick' | 'ledger'> {
  readonly files: readonly PhpFile[];
  readonly pending: PendingFindings;
}

type Shared = Omit<Batch, 'files'> & Pick<PhpContext, 'interpolationOf'>;

/** Makes what holds the rules' contexts, for each file. */
export function fileContexts(
  { files, ...batch }: Batch,
  rules: readonly PhpRule[],
  findings: FindingList,
): readonly FileContexts[] {
  const shared = { ...batch, interpolationOf: lazyInterpolations(batch.lists) };
  return files.map((file) => new FileContexts(file, rules, findings, shared));
}

const none: readonly Node[] = [];

/** A file's contexts, one for each rule that has something to do in it: most have nothing to do in most files. */
export class FileContexts {
  readonly file: PhpFile;
  readonly #rules: readonly PhpRule[];
  readonly #findings: FindingList;
  readonly #shared: Shared;
  readonly #contexts: (RuleContext | undefined)[];
  /** While its nodes are visited: those around the node at hand, outermost first, and the nodes of each body. */
  ancestors: readonly Node[] = none;
  bodies: NodeRow['bodies'] = new Map();
  mayRepeat = false;

  constructor(file: PhpFile, rules: readonly PhpRule[], findings: FindingList, shared: Shared) {
    this.file = file;
    this.#rules = rules;
    this.#findings = findings;
    this.#shared = shared;
    this.#contexts = rules.map(() => undefined);
  }

  /** Of the rule at a place in the row. */
  context(place: number): PhpContext {
    const known = this.#contexts[place];
    if (known !== undefined) return known;
    const rule = this.#rules[place];
    if (rule === undefined) throw new Error(`no rule number ${place}`);
    const made = new RuleContext(rule, this, this.#findings, this.#shared);
    this.#contexts[place] = made;
    return made;
  }
}

/** Which text each interpolated expression is part of, made when first asked for. */
function lazyInterpolations(lists: Lists): (node: Expr) => Interpolated | null {
  let owners: Map<Expr, Interpolated> | null = null;
  return (node) => {
    if (owners === null) {
      owners = new Map();
      for (const text of lists.interpolations) for (const part of text.parts) owners.set(part, text);
    }
    return owners.get(node) ?? null;
  };
}

class RuleContext implements PhpContext {
  readonly source: SourceText;
  readonly names: Names;
  readonly comments: readonly Comment[];
  readonly fileName: string;
  readonly project: Project;
  readonly program: Program;
  readonly index: FileIndex;
  readonly lists: Lists;
  readonly #rule: PhpRule;
  readonly #file: FileContexts;
  readonly #findings: FindingList;
  readonly #pending: PendingFindings;
  readonly interpolationOf: (node: Expr) => Interpolated | null;
  readonly tick: () => void;
  readonly ledger: Ledger;

  constructor(rule: PhpRule, contexts: FileContexts, findings: FindingList, shared: Shared) {
    this.project = shared.project;
    this.index = shared.index;
    this.lists = shared.lists;
    this.interpolationOf = shared.interpolationOf;
    this.tick = shared.tick;
    this.ledger = shared.ledger;
    this.#rule = rule;
    this.#file = contexts;
    this.#findings = findings;
    this.#pending = shared.pending;
    const { file } = contexts;
    this.source = file.source;
    this.program = file.program;
    this.names = shared.index.names;
    this.comments = file.comments;
    this.fileName = file.name;
  }

  get ancestors(): readonly Node[] {
    return this.#file.ancestors;
  }

  get mayRepeat(): boolean {
    return this.#file.mayRepeat;
  }

  bodyNodes(owner: BodyOwner): readonly Node[] {
    return this.#file.bodies.get(owner) ?? none;
  }

  report(finding: Finding): void {
    this.#findings.add(this.#rule.meta, finding);
  }

  reached(info: Pick<FunctionInfo, 'node'> | null): Reached {
    return this.#pending.reach?.of(info) ?? nobody;
  }

  track(value: Value, mask: DangerMask, at: Span, found: (taint: Taint) => Finding | null): void {
    if ((value.types & harmlessTypes) === value.types) return;
    const taints = deepTaints(value);
    if (taints.length === 0) return;
    const { place } = this.#pending;
    const sink = {
      wanted: mask,
      through: everyDanger,
      step: null,
      key: `${this.#rule.meta.id} ${at.start} ${at.end} ${mask} ${place?.guards ?? 0}`,
      deliver: (taint: Taint) =>
        this.#pending.later((reach) => {
          // What decoding brought back was not looked for where it was kept.
          const isWanted = guardsWhenKept(taint) === null || (mask & keptDanger) !== 0;
          const finding = isWanted ? found(taint) : null;
          const judged = finding === null ? null : judgeByReach(finding, this.#rule.meta, taint, place, reach);
          if (judged !== null) this.report(judgeByCertainty(judged, this.#rule.meta, taint));
        }),
    };
    for (const taint of taints) pass(taint, sink);
  }
}
