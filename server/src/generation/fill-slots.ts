import type { GeneratedFinding } from '@presswright/shared/schemas/generation-options';
import type { Analyzer } from '../analysis/analyzer.ts';
import { parseStyles } from '../analysis/languages/css/style-document.ts';
import { SourceText } from '../analysis/source-text.ts';
import { isRefusal, withoutFence } from './by-model/answer-text.ts';
import { unfitLogic } from './by-model/unfit-logic.ts';
import { generateProject, type ProjectTask } from './generate-project.ts';
import type { GeneratedProject } from './generated-project.ts';
import { inspectProject, isTooBad } from './inspect-project.ts';
import type { Slot } from './slots.ts';

/** A slot that keeps the project's own text, because what the model wrote for it was not fit. */
export interface RefusedSlot {
  readonly name: string;
  readonly reason: string;
  /** Everything that is wrong with it, where that is more than the reason. */
  readonly faults?: readonly string[];
}

export interface FilledProject {
  readonly project: GeneratedProject;
  readonly findings: readonly GeneratedFinding[];
  readonly refused: readonly RefusedSlot[];
}

/** Characters of a slot at most. */
const longest = { text: 1200, css: 8000, php: 4000 } as const;

/**
 * Makes a project with what a model wrote for its slots. What does not parse, or brings a finding, is left out and named.
 * @param texts by slot name, as the model wrote them
 */
export async function fillSlots(
  analyzer: Analyzer,
  task: ProjectTask,
  texts: Readonly<Record<string, string>>,
): Promise<FilledProject> {
  const plain = await generateProject(task);
  const refused: RefusedSlot[] = [];
  const fit: Record<string, string> = {};
  for (const slot of plain.slots) {
    const given = texts[slot.name];
    if (given === undefined) continue;
    const text = withoutFence(given);
    const reason = unfitText(analyzer, slot.kind, text);
    if (reason === null) fit[slot.name] = slot.kind === 'text' ? text.replace(/\s+/g, ' ') : text;
    else refused.push({ name: slot.name, reason });
  }
  const inspect = async (filled: Readonly<Record<string, string>>) => {
    const project = await generateProject(task, filled);
    const findings = inspectProject(analyzer, project);
    return { project, findings, bad: findings.filter(isTooBad) };
  };
  const all = await inspect(fit);
  if (all.bad.length === 0) return { ...all, refused };
  // One of them did it: each is tried by itself.
  const kept: Record<string, string> = {};
  for (const [name, text] of Object.entries(fit)) {
    const { bad } = await inspect({ ...kept, [name]: text });
    const faults = bad.map(({ rule, file, message }) => `the analyser reports ${rule} in ${file}: ${message}`);
    if (faults[0] === undefined) kept[name] = text;
    else refused.push({ name, reason: faults[0], faults });
  }
  return { ...(await inspect(kept)), refused };
}

/** Why a text cannot stand in its slot; null when it can. */
export function unfitText(analyzer: Analyzer, kind: Slot['kind'], text: string): string | null {
  if (kind === 'text') return unfitWords(text);
  if (text === '') return 'the model wrote nothing';
  if (isRefusal(text)) return 'the model declined';
  if (text.length > longest[kind]) return tooLong(kind, text);
  return kind === 'php' ? unfitLogic(analyzer, text) : unfitStyles(text);
}

/** Why a text is no plain sentences; null when it is. */
export function unfitWords(given: string): string | null {
  const text = withoutFence(given);
  if (text === '') return 'the model wrote nothing';
  if (isRefusal(text)) return 'the model declined';
  if (text.length > longest.text) return tooLong('text', text);
  if (/```|<[a-z!?/]|\?>|https?:\/\/|[{}]|=>|\)\s*;|\w_\w+\s*\(/i.test(text))
    return 'expected plain sentences, got markup, code or an address';
  return null;
}

const tooLong = (kind: Slot['kind'], { length }: string): string =>
  `the model wrote ${length} characters; ${longest[kind]} are allowed`;

/** Styles are taken that parse, ask no other address for anything, and cannot end the place they stand in. */
function unfitStyles(text: string): string | null {
  const { error, root } = parseStyles(new SourceText(text), 'slot.css');
  if (error !== null) return `the styles do not parse: ${error.message}`;
  if (/[<\\]|\burl\s*\(|@import|expression\s*\(/i.test(text)) return 'the styles ask for other files';
  const isRules = root.nodes.every((node) => node.type !== 'decl');
  return isRules ? null : 'the styles have a declaration outside of a rule';
}
