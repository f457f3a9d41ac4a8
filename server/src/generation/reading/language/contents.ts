import { applyGroup, finish, newDraft, turnPassive } from './draft.ts';
import type { Grammar, Read } from './grammar.ts';
import type { Complement, Statement } from './statement.ts';
import type { Token } from './tokens.ts';
import { readVerbGroup } from './verb-groups.ts';

/** "how many times it was downloaded", "whether they come", "who changed what", "that we are closed". */
export function readContent(grammar: Grammar, at: number, verb: string | null = null): Read<Complement> | null {
  const { tokens } = grammar;
  const word = tokens[at]?.lower ?? '';
  const isSaid = verb !== null && sayingVerbs.test(verb) && !/^(?:that|whether|how|what|who|which|why)$/.test(word);
  if (!isSaid && !/^(?:how|whether|what|which|who|why|that)$/.test(word)) return null;
  const isOpen = /^(?:who|what|which)$/.test(word);
  const statement = grammar.within((): Read<Statement> | null => {
    const draft = newDraft(at);
    const isDirect = isOpen && readVerbGroup(tokens, at + 1) !== null;
    const subject = isDirect ? null : grammar.subject(isOpen || isSaid ? at : skipDegree(tokens, at + 1));
    const second =
      subject && (isOpen || word === 'how') && !readVerbGroup(tokens, subject.next)
        ? grammar.subject(subject.next)
        : null;
    const group = readVerbGroup(tokens, second?.next ?? subject?.next ?? at + 1);
    if (!group || (!subject && !isDirect) || (isSaid && !group.hasAuxiliary && group.form !== 's')) return null;
    draft.subject = second?.value ?? subject?.value ?? [];
    applyGroup(draft, group);
    draft.to = grammar.predicate(draft, group.next, group);
    turnPassive(draft);
    return { value: finish(draft, grammar.place), next: draft.to };
  });
  if (!statement) return null;
  return {
    value: { preposition: isSaid ? 'that' : word, phrases: [], statement: statement.value },
    next: statement.next,
  };
}

const sayingVerbs =
  /^(?:confirm|ensure|say|know|believe|agree|think|check|verify|promise|state|declare|assume|mean|notice|guarantee)$/;

function skipDegree(tokens: readonly Token[], at: number): number {
  return /^(?:long|often|far|soon)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at;
}
