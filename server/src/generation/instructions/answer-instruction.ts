import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Analyzer } from '../../analysis/analyzer.ts';
import { isTooBad } from '../inspect-project.ts';
import { commentText } from '../writers/template.ts';
import { composeDrafts } from './drafts/compose-drafts.ts';
import { composeEntries } from './entries/compose-entries.ts';
import { countUnfulfilled, noteOf } from './fulfilment/note.ts';
import type { Instruction } from './instruction.ts';
import { nearestFunctions, writeSignature } from './nearest-entries.ts';
import { pluginHeader } from './plugin-header.ts';
import { readInstruction } from './reading/read-instruction.ts';
import { recipeCandidates } from './recipe-candidates.ts';
import { composeCall } from './recipes/any-call.ts';
import { isAttack } from './refused.ts';
import { unmetRequirements } from './requirements.ts';
import { isInVersion } from './version.ts';
import { writeParts } from './write-answer.ts';
import { commented } from './write-comments.ts';
import type { NamedPart } from './write-function.ts';

export interface InstructionAnswer {
  readonly text: string;
  /** How it came about. `nearest`: nothing was understood well enough, and the answer says so. */
  readonly by: 'draft' | 'recipe' | 'call' | 'nearest' | 'declined';
  /** Ids of the recipes that it is made of. */
  readonly recipes: readonly string[];
}

const none: ReadonlySet<string> = new Set();

/**
 * Answers what a prompt asks for with code that the analyser has nothing of medium severity or worse against. What is not
 * understood is answered with a comment that says so and the nearest functions of WordPress.
 * @param version WordPress version that the code is for, or null for the newest known
 */
export function answerInstruction(
  prompt: string,
  analyzer: Analyzer,
  version: string | null = null,
): InstructionAnswer {
  const instruction = readInstruction(prompt);
  if (isAttack(instruction.text)) return { text: declined, by: 'declined', recipes: [] };
  const isFit = (code: string) => fits(code, analyzer, instruction, version);
  const whole = answerAsWhole(instruction, isFit);
  const apart = composeEntries(
    instruction,
    whole?.code ?? null,
    (parts) => isFit(write(parts, { ...instruction, className: null })),
    (code) => countUnfulfilled(instruction, code),
  );
  if (apart !== null) {
    const code = write(apart.parts, instruction);
    const note = noteOf(instruction, code, { met: apart.met });
    if (note !== null && isFit(code)) return { text: frame(code + note, instruction), by: 'draft', recipes: apart.ids };
  }
  if (whole !== null) return { text: frame(whole.code + whole.note, instruction), by: whole.by, recipes: whole.ids };
  return { text: notUnderstood(instruction, version), by: 'nearest', recipes: [] };
}

/** Code for a prompt with what is said of what it leaves out. */
interface Written {
  readonly code: string;
  readonly note: string;
  readonly by: InstructionAnswer['by'];
  readonly ids: readonly string[];
}

/** An answer to a prompt that is taken for one thing: from drafts, else from recipes, else a call of what it names. */
function answerAsWhole(instruction: Instruction, isFit: (code: string) => boolean): Written | null {
  const candidates = recipeCandidates(instruction).map((one) => ({ ...one, code: write(one.parts, instruction) }));
  const drafted = answerFromDrafts(instruction, candidates[0], isFit);
  if (drafted !== null) return drafted;
  for (const { code, ids, covered } of candidates) {
    const note = noteOf(instruction, code, { covered });
    if (note !== null && isFit(code)) return { code, note, by: 'recipe', ids };
  }
  const call = composeCall(instruction);
  if (call === null) return null;
  const code = write([call], instruction);
  const note = noteOf(instruction, code);
  return note !== null && isFit(code) ? { code, note, by: 'call', ids: [] } : null;
}

/** An answer from drafts, unless the best recipe meets more of what is asked for. */
function answerFromDrafts(
  instruction: Instruction,
  rival: { readonly code: string; readonly covered: ReadonlySet<string> } | undefined,
  isFit: (code: string) => boolean,
): Written | null {
  if (instruction.code !== '') return null;
  const parts = composeDrafts(instruction);
  if (parts.length === 0) return null;
  const code = write(parts, instruction);
  const met = new Set(parts.flatMap((drafted) => [...drafted.met]));
  const read = new Set(parts.flatMap((drafted) => (drafted.readsAll ? [...drafted.met] : [])));
  const note = noteOf(instruction, code, { met, read });
  if (note === null || !isFit(code)) return null;
  const left = (text: string, covered: ReadonlySet<string>, read: ReadonlySet<string>) =>
    unmetRequirements(instruction.text, text, covered, read).unmet.length;
  if (rival !== undefined && left(rival.code, rival.covered, none) < left(code, none, met)) return null;
  return { code, note, by: 'draft', ids: parts.map(({ id }) => id) };
}

function write(parts: readonly NamedPart[], instruction: Instruction): string {
  const code = commented(writeParts(parts, instruction).text, instruction.text);
  return `<?php\n${pluginHeader(instruction)}${code}\n`;
}

/** Whether code has nothing against it: it parses, and what it calls exists in the version. */
function fits(code: string, analyzer: Analyzer, { className, prose }: Instruction, version: string | null): boolean {
  const name = className === null ? 'answer.php' : `class-${className.toLowerCase().replace(/_/g, '-')}.php`;
  const { issues } = analyzer.analyze(
    { code, name, language: 'php' },
    { analysisType: 'all', severity: 'all', hidesReviews: true },
  );
  // Who may do it is what the prompt says, be it everybody.
  const isOpen =
    /\b(?:public|everybody|everyone|anyone|anybody|guests?|visitors?|no authentication|logged[ -](?:out|in)|nopriv|unauthenticated|anonymous|front[- ]?end (?:form|submission))\b/.test(
      prose,
    );
  const counts = ({ rule }: { readonly rule?: string | null }) => !(isOpen && rule === 'security/missing-capability');
  if (
    issues
      .filter(counts)
      .some((issue) => isTooBad({ file: name, ...issue }) || /unknown-function|syntax/.test(issue.rule ?? ''))
  )
    return false;
  if (version === null) return true;
  const called = code.match(/\b[a-z_]\w*(?=\()/g) ?? [];
  return called.every((function_) => isInVersion(wordpressFunction(function_)?.since ?? '', version));
}

function frame(code: string, { isFenced }: Instruction): string {
  return isFenced ? `\`\`\`php\n${code}\`\`\`\n` : code;
}

const declined = `<?php
// Declined: this would let others attack the site that it runs on. Say what the site's own users are to be able to do,
// and which role may do it.
`;

function notUnderstood(instruction: Instruction, version: string | null): string {
  const nearest = nearestFunctions(instruction, 3, version).map(
    (signature) => `//   ${commentText(writeSignature(signature))}`,
  );
  const lines = [
    '<?php',
    '// Not understood well enough to write code that does this.',
    ...(nearest.length === 0 ? [] : ["// The nearest functions of WordPress' API:", ...nearest]),
    '// Say in one sentence what the function returns or which hook it runs on, and name its parameters.',
  ];
  return frame(`${lines.join('\n')}\n`, instruction);
}
