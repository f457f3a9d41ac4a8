import { addNames } from './fitness.ts';
import { preferKnownVariables } from './known-variables.ts';
import { Gap, hasEmptyLine, isBreak } from './layout.ts';
import type { BuiltinLanguage } from './lexer/lex.ts';
import { TokenKind } from './lexer/token-list.ts';
import type { BuiltinModel } from './model.ts';
import { type Prompt, readPrompt } from './prompt.ts';
import { readStream } from './read-stream.ts';
import { Session } from './session.ts';
import { endKey, kindOfKey, textOfKey } from './stream.ts';

/** Characters at the end of a text that are read: what is nearest says most, and reading takes time. */
const maxRead = 4000;
/** Probability of all that is foreseen together, below which it ends. */
const minProbability = 0.5;
/** Candidates whose probabilities a token is compared with. */
const breadth = 16;

/**
 * What the counts foresee after a text that somebody else writes, as far as they are sure of it; '' where they are not. Nothing of
 * it is meant to be kept: whoever writes the text says what is right.
 *
 * @param maxTokens tokens of code at most
 */
export function foresee(model: BuiltinModel, text: string, language: BuiltinLanguage, maxTokens: number): string {
  const prompt = readPrompt({ prompt: endOf(text), suffix: '', language });
  // Sentences and comments are nothing that is counted.
  if (prompt.lead !== '') return '';
  const { keys } = prompt.stream;
  const mode = keys.length === 0 ? prompt.stream.tokens.mode : 'code';
  const session = new Session(model, language, mode, keys.length + maxTokens + 16);
  readStream(session, prompt.stream);
  let foreseen = '';
  let probability = 1;
  for (let made = 0; made < maxTokens; made++) {
    const begun = made === 0 ? prompt.unfinished : null;
    const best = surest(session, begun);
    probability *= best.share;
    if (probability < minProbability || best.key === endKey) break;
    const { key } = best;
    const hasSpace = made > 0 || (prompt.tail === '' && begun === null);
    const { space, indent } = hasSpace ? spaceBefore(session, key, prompt.stream.unit) : { space: '', indent: null };
    foreseen += space + textOfKey(key).slice(begun?.text.length ?? 0);
    session.write(key, indent);
  }
  return foreseen;
}

/** The last lines of a text. */
function endOf(text: string): string {
  if (text.length <= maxRead) return text;
  const end = text.slice(-maxRead);
  return end.slice(end.indexOf('\n') + 1);
}

/** The most probable token and its share among those that may come; a share of 0 where none may. */
function surest(session: Session, begun: Prompt['unfinished']): { key: string; share: number } {
  const candidates = session.predict();
  if (begun === null) session.rebalance();
  else addNames(session, begun.keys);
  candidates.reweigh((id) => {
    const key = session.keyOf(id);
    return session.allows(key) && (begun === null || begun.keys.some((one) => key.startsWith(one))) ? 1 : 0;
  });
  if (!session.openString && !session.mayDeclare && session.hasVariables) preferKnownVariables(session, candidates);
  const ranked = candidates.ranked(breadth);
  const [best] = ranked;
  if (best === undefined) return { key: endKey, share: 0 };
  const total = ranked.reduce((sum, { probability }) => sum + probability, 0);
  return { key: session.keyOf(best.token), share: best.probability / total };
}

function spaceBefore(session: Session, key: string, unit: string): { space: string; indent: number | null } {
  const kind = kindOfKey(key);
  const isExact =
    kind === TokenKind.piece || kind === TokenKind.close || (session.openString && kind !== TokenKind.open);
  const gap = isExact ? Gap.none : session.gapBefore(session.idOf(key));
  if (!isBreak(gap)) return { space: gap === Gap.none ? '' : ' ', indent: null };
  const indent = session.layout.indentFor(textOfKey(key), kind, gap);
  return { space: (hasEmptyLine(gap) ? '\n\n' : '\n') + unit.repeat(indent), indent };
}
