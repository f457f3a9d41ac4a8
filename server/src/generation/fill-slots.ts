import type { GeneratedFinding } from '@presswright/shared/schemas/generation-options';
import type { Analyzer } from '../analysis/analyzer.ts';
import { parseStyles } from '../analysis/languages/css/style-document.ts';
import { SourceText } from '../analysis/source-text.ts';
import { isRefusal, withoutFence } from './by-model/answer-text.ts';
import { readLogicAnswer } from './by-model/logic-answer.ts';
import { generateProject, type ProjectTask } from './generate-project.ts';
import type { GeneratedProject } from './generated-project.ts';
import { inspectProject, isTooBad } from './inspect-project.ts';
import { type Slot, testSlot } from './slots.ts';

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

/** Characters of a text, and of styles, at most. */
const maxWords = 1200;
const maxStyles = 8000;

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
  const fit = new Map<string, SlotTexts>();
  for (const slot of plain.slots) {
    const given = texts[slot.name];
    if (given === undefined) continue;
    const read = readSlotText(analyzer, slot, withoutFence(given));
    if (typeof read === 'string') refused.push({ name: slot.name, reason: read });
    else fit.set(slot.name, read);
  }
  const inspect = async (filled: Readonly<Record<string, string>>) => {
    const project = await generateProject(task, filled);
    const findings = inspectProject(analyzer, project);
    return { project, findings, bad: findings.filter(isTooBad) };
  };
  const all = await inspect(Object.assign({}, ...fit.values()));
  if (all.bad.length === 0) return { ...all, refused };
  // One of them did it: each is tried by itself.
  const kept: Record<string, string> = {};
  for (const [name, texts] of fit) {
    const { bad } = await inspect({ ...kept, ...texts });
    const faults = bad.map(({ rule, file, message }) => `the analyser reports ${rule} in ${file}: ${message}`);
    if (faults[0] === undefined) Object.assign(kept, texts);
    else refused.push({ name, reason: faults[0], faults });
  }
  return { ...(await inspect(kept)), refused };
}

/** What is put into a project for a slot, by name. */
type SlotTexts = Readonly<Record<string, string>>;

/** Reads a text that a model wrote for a slot; answers why it cannot stand there where that is a text. */
export function readSlotText(
  analyzer: Analyzer,
  { name, kind }: Pick<Slot, 'name' | 'kind'>,
  text: string,
): SlotTexts | string {
  if (kind === 'text') return unfitWords(text) ?? { [name]: text.replace(/\s+/g, ' ') };
  if (text === '') return 'the model wrote nothing';
  if (isRefusal(text)) return 'the model declined';
  if (kind === 'php') {
    const read = readLogicAnswer(analyzer, text);
    return typeof read === 'string' ? read : { [name]: read.logic, [testSlot(name)]: read.test };
  }
  if (text.length > maxStyles) return tooLong(text, maxStyles);
  return unfitStyles(text) ?? { [name]: text };
}

/** Why a text is no plain sentences; null when it is. */
export function unfitWords(given: string): string | null {
  const text = withoutFence(given);
  if (text === '') return 'the model wrote nothing';
  if (isRefusal(text)) return 'the model declined';
  if (text.length > maxWords) return tooLong(text, maxWords);
  if (/```|<[a-z!?/]|\?>|https?:\/\/|[{}]|=>|\)\s*;|\w_\w+\s*\(/i.test(text))
    return 'expected plain sentences, got markup, code or an address';
  return null;
}

const tooLong = ({ length }: string, max: number): string => `the model wrote ${length} characters; ${max} are allowed`;

/** Styles are taken that parse, ask no other address for anything, and cannot end the place they stand in. */
function unfitStyles(text: string): string | null {
  const { error, root } = parseStyles(new SourceText(text), 'slot.css');
  if (error !== null) return `the styles do not parse: ${error.message}`;
  if (/[<\\]|\burl\s*\(|@import|expression\s*\(/i.test(text)) return 'the styles ask for other files';
  const isRules = root.nodes.every((node) => node.type !== 'decl');
  return isRules ? null : 'the styles have a declaration outside of a rule';
}
