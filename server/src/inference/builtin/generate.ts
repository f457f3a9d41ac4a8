// Longer than most files here: one completion is one state machine, and its steps read best in one place. What could be
// told apart from it has files of its own: draft, fitness, known-variables, repetition-guard, choose, stop-filter.
import type { FinishReason } from '@presswright/shared/schemas/generation';
import type { CompletionTask } from '../engine.ts';
import { choose } from './choose.ts';
import { type Continuation, readSuffix } from './continuation.ts';
import { Draft } from './draft.ts';
import { addNames, type Choosing, fitness } from './fitness.ts';
import { preferKnownVariables } from './known-variables.ts';
import { Gap, hasEmptyLine, indentLevels, isBreak } from './layout.ts';
import { TokenKind } from './lexer/token-list.ts';
import type { BuiltinModel } from './model.ts';
import { type Prompt, readPrompt } from './prompt.ts';
import { createRandom } from './random.ts';
import { readStream } from './read-stream.ts';
import { RepetitionGuard } from './repetition-guard.ts';
import { Session } from './session.ts';
import { StopFilter } from './stop-filter.ts';
import { endKey, kindOfKey, textOfKey } from './stream.ts';
import { Wishes } from './wishes.ts';

/** Tokens made between two looks at whether the completion is still wanted. */
const stopInterval = 8;
/** Candidates looked at for one token. */
const breadth = 64;
/** Below this probability nothing new is begun. */
const minConfidence = 0.04;
/** Geometric mean of a statement's probabilities below which nothing is added to what is there already. */
const minStatementConfidence = 0.25;
/** Pieces of one string after which it is not worth going on. */
const maxStringLength = 60;
/** Statements after which a completion ends at the next chance. */
const enoughStatements = 10;

/** A completion that can be made one token at a time. */
export interface Generation {
  readonly promptTokens: number;
  /**
   * Makes tokens until some text is certain, or the end. null: this was the end.
   *
   * @param isStopped asked every few tokens; once true, no more are made
   */
  next(isStopped?: () => boolean): string | null;
  /** Tokens made so far. */
  readonly tokens: number;
  readonly finishReason: FinishReason;
}

/** Reads prompt and suffix. The work of a completion is in `next`. */
export function startGeneration(
  model: BuiltinModel,
  task: CompletionTask,
): { prompt: Prompt; promptTokens: number; begin(limit: number): Generation } {
  const prompt = readPrompt(task);
  const suffix = readSuffix(task.suffix, prompt.language, prompt.stream.tokens.mode);
  const promptTokens = prompt.tokens + suffix.tokens;
  return { prompt, promptTokens, begin: (limit) => new Generator(model, task, prompt, suffix, promptTokens, limit) };
}

class Generator implements Generation {
  readonly promptTokens: number;
  finishReason: FinishReason = 'stop';
  private readonly task: CompletionTask;
  private readonly prompt: Prompt;
  private readonly suffix: Continuation;
  private readonly limit: number;
  private readonly session: Session;
  private readonly stops: StopFilter;
  private readonly wishes: Wishes;
  private readonly random: () => number;
  private readonly repetition = new RepetitionGuard();
  private readonly startDepth: number;
  private readonly unit: string;
  private readonly hasClass: boolean;
  private statements = 0;
  private pieces = 0;
  private lastText = '';
  private ended = false;
  private begun = false;
  private readonly draft = new Draft();
  /** Tokens given out, without those of the prompt's lead. */
  private given = 0;
  private leadTokens = 0;
  private unfinished: Prompt['unfinished'];
  /** White space that the prompt ends with and the first token finds there. */
  private tail: string | null;

  constructor(
    model: BuiltinModel,
    task: CompletionTask,
    prompt: Prompt,
    suffix: Continuation,
    promptTokens: number,
    limit: number,
  ) {
    this.task = task;
    this.prompt = prompt;
    this.suffix = suffix;
    this.promptTokens = promptTokens;
    this.limit = limit;
    this.stops = new StopFilter(task.stop);
    this.wishes = new Wishes(prompt.wishes);
    this.random = createRandom(task.seed);
    this.unfinished = prompt.unfinished;
    const { stream } = prompt;
    this.session = new Session(
      model,
      prompt.language,
      stream.keys.length === 0 ? stream.tokens.mode : 'code',
      promptTokens + limit + 16,
    );
    this.unit = stream.unit;
    this.hasClass = /\b(?:class|trait)\s+\w/.test(task.prompt);
    readStream(this.session, stream);
    this.startDepth = this.session.layout.depth;
    this.tail = prompt.tail;
  }

  get tokens(): number {
    return this.leadTokens + this.given;
  }

  next(isStopped: () => boolean = () => false): string | null {
    if (!this.begun) {
      this.begun = true;
      const lead = this.push(this.prompt.lead);
      if (this.prompt.lead.trim() !== '') this.leadTokens = 1;
      if (lead !== '') return lead;
    }
    for (let steps = 1; !this.ended; steps++) {
      if (steps % stopInterval === 0 && isStopped()) return null;
      const made = this.step();
      if (made !== null) {
        this.draft.add(made);
        this.rest(made);
      }
      if (made !== null && !this.ended && !this.atSafePlace()) continue;
      if (this.isDoubtful()) this.giveUp();
      const text = this.commit();
      if (text !== '') return text;
    }
    return this.stops.flush() || null;
  }

  /** Gives out what was made since the last safe place. */
  private commit(): string {
    const text = this.push(this.draft.text);
    this.given += this.draft.tokens;
    this.draft.clear();
    return text;
  }

  private push(made: string): string {
    const text = this.stops.push(made);
    if (this.stops.stopped) {
      this.ended = true;
      this.finishReason = 'stop';
    }
    return text;
  }

  /** What was made since is of little use. High temperatures ask for the unlikely. */
  private isDoubtful(): boolean {
    if (this.given === 0 || this.task.temperature > 0.6 || this.finishReason === 'length') return false;
    return this.draft.meanProbability < minStatementConfidence;
  }

  /** Where a completion can end without leaving a statement or block in pieces. */
  private atSafePlace(): boolean {
    return this.atStatementEnd() && this.relativeDepth() <= 0;
  }

  /** Ends the completion before what led nowhere. */
  private giveUp(): null {
    this.ended = true;
    if (this.given > 0) this.draft.clear();
    else this.draft.takeBack(this.session.openString !== null);
    return null;
  }

  /** Remembers a place inside open brackets to go back to: after a statement, or before the comma after an item. */
  private rest(made: string): void {
    const { session } = this;
    if (session.openString || this.relativeDepth() <= 0) return;
    const isItem = this.lastText === ',' && /^[)\]]$/.test(session.layout.closer);
    if (!isItem && !this.atStatementEnd()) return;
    const open = session.layout.open.slice(this.startDepth).toReversed();
    const closers = open.map(({ closer, indent, multiline }) =>
      multiline || closer === '}' ? `\n${this.unit.repeat(indent)}${closer}` : ` ${closer}`,
    );
    const [outermost] = open.slice(-1);
    const endsStatement = outermost?.closer !== '}' && this.startDepth === 0;
    if (this.made + closers.length < this.limit)
      this.draft.markRest(isItem ? made.length : 0, endsStatement ? [...closers, ';'] : closers);
  }

  /** Makes one token; null: the completion ends before it. */
  private step(): string | null {
    if (this.leadTokens + this.made >= this.limit) {
      this.finishReason = 'length';
      this.ended = true;
      return null;
    }
    const key = this.chooseKey();
    this.pieces = this.session.openString ? this.pieces + 1 : 0;
    if (key === null || this.pieces > maxStringLength) return this.giveUp();
    if (key === endKey) return this.joinSuffix();
    const { session } = this;
    const kind = kindOfKey(key);
    const first = this.tail;
    const { gap, space } = this.spaceBefore(key, kind);
    if (first === null && this.isNaturalEnd(key, gap)) return this.joinSuffix();
    if (this.reachesSuffix(key, gap)) return this.joinSuffix();

    const text = textOfKey(key);
    if (kind === TokenKind.open) this.draft.markString();
    const indent = isBreak(gap) ? this.levelsOf(space, key, kind, gap) : null;
    const begun = this.unfinished?.text ?? '';
    session.write(key, indent);
    this.repetition.add(session.idOf(key));
    this.wishes.fulfil(session.idOf(key));
    this.tail = null;
    this.unfinished = null;
    this.lastText = text;
    if (text === ';' || text === '}') this.statements++;
    if (begun !== '') return this.closesString(text.slice(begun.length), begun);
    if (text === '}' && session.openString === null && this.isClosedBlock()) this.ended = true;
    return (first === null ? space : this.missingSpace(first, space)) + text;
  }

  /** The best token that may stand here; null: none is worth it. */
  private chooseKey(): string | null {
    const { session, task } = this;
    const candidates = session.predict();
    if (!this.unfinished) session.rebalance();
    const unfinished = this.unfinished;
    if (unfinished) addNames(session, unfinished.keys);
    else if (this.made === 0 && session.atStatementStart)
      for (const id of this.wishes.names(session, 12))
        candidates.include(id, this.prompt.lead.trim() === '' ? 0.002 : 0.05);
    const choosing = this.choosing();
    candidates.reweigh((id) => fitness(choosing, id));
    if (!session.openString && !session.mayDeclare && session.hasVariables) preferKnownVariables(session, candidates);
    const ranked = candidates.ranked(breadth);
    const total = ranked.reduce((sum, { probability }) => sum + probability, 0);
    if (total === 0) return unfinished ? this.asItIs(unfinished) : null;
    const shares = ranked.map(({ token, probability }) => ({
      token,
      probability: probability / total,
      kind: session.shapeOf(token),
    }));
    const beginsSomething = this.atStatementEnd() && this.relativeDepth() <= 0 && this.statements > 0;
    if (beginsSomething && (shares[0]?.probability ?? 0) < minConfidence) return null;
    const best = choose(shares, task.temperature, task.topP, this.random);
    if (!best || this.repetition.repeats(best.token)) return null;
    this.draft.trust(best.probability);
    return session.keyOf(best.token);
  }

  private choosing(): Choosing {
    const { session, wishes, suffix, unfinished, hasClass } = this;
    return { session, wishes, suffix, unfinished, hasClass, isFirst: this.made === 0, depth: this.relativeDepth() };
  }

  /** The unfinished token is like nothing known: it is taken as it is, a string as the beginning of one. */
  private asItIs({ keys, text }: NonNullable<Prompt['unfinished']>): string | null {
    const begun = keys[0] ?? '';
    if (kindOfKey(begun) !== TokenKind.string) return begun;
    this.session.write(`\u0002${text.charAt(0)}`, null);
    this.unfinished = text.length > 1 ? { keys: [`\u0001${text.slice(1)}`], text: text.slice(1) } : null;
    this.tail = '';
    return this.chooseKey();
  }

  private spaceBefore(key: string, kind: TokenKind): { gap: number; space: string } {
    const { session } = this;
    if (kind === TokenKind.piece || kind === TokenKind.close || (session.openString && kind !== TokenKind.open))
      return { gap: Gap.none, space: '' };
    const id = session.idOf(key);
    let wanted: ((gap: number) => boolean) | undefined;
    if (this.tail !== null) {
      const known = this.tail;
      const hasBreak = known.includes('\n') || (session.cache.count[0] === 0 && this.prompt.lead === '');
      if (hasBreak) wanted = isBreak;
      else if (known !== '') wanted = (gap) => gap === Gap.blank;
      else if (this.unfinished) wanted = (gap) => gap === Gap.none;
    }
    const gap = session.gapBefore(id, wanted);
    if (gap === Gap.none) return { gap, space: '' };
    if (gap === Gap.blank) return { gap, space: ' ' };
    const levels = session.layout.indentFor(textOfKey(key), kind, gap);
    return { gap, space: (hasEmptyLine(gap) ? '\n\n' : '\n') + this.unit.repeat(levels) };
  }

  /** Indentation of the first token's line is the prompt's, where it has some. */
  private levelsOf(space: string, key: string, kind: TokenKind, gap: number): number {
    const known = this.tail?.slice(this.tail.lastIndexOf('\n') + 1) ?? '';
    if (this.tail?.includes('\n') && known !== '') return indentLevels(known, known.length, this.unit);
    return space === '' ? 0 : this.session.layout.indentFor(textOfKey(key), kind, gap);
  }

  /** What the prompt's last white space lacks of the space wanted. */
  private missingSpace(tail: string, space: string): string {
    if (tail === '') return space.includes('\n') && this.promptIsEmpty() ? '' : space;
    const line = tail.lastIndexOf('\n');
    return line >= 0 && line === tail.length - 1 ? space.slice(space.lastIndexOf('\n') + 1) : '';
  }

  private promptIsEmpty(): boolean {
    return this.prompt.stream.keys.length === 0;
  }

  /** An editor may have closed the string that is being written already. */
  private closesString(rest: string, begun: string): string {
    const quote = begun.charAt(0);
    if ((quote === "'" || quote === '"') && this.suffix.firstCharacter === quote && rest.endsWith(quote)) {
      this.ended = true;
      return rest.slice(0, -1);
    }
    return rest;
  }

  /** Tokens made, the pending ones included. */
  private get made(): number {
    return this.given + this.draft.tokens;
  }

  private relativeDepth(): number {
    return this.session.layout.depth - this.startDepth;
  }

  private atStatementEnd(): boolean {
    const { closer } = this.session.layout;
    return (this.lastText === ';' || this.lastText === '}') && (closer === '' || closer === '}');
  }

  /** A group of statements is over where an empty line would come, or after enough of them. */
  private isNaturalEnd(key: string, gap: number): boolean {
    if (!this.atStatementEnd() || this.relativeDepth() > 0 || this.session.openString || this.statements === 0)
      return false;
    if (key === '}') return false;
    return (
      hasEmptyLine(gap) || (isBreak(gap) && this.statements >= enoughStatements) || kindOfKey(key) === TokenKind.tag
    );
  }

  /** The block that held the cursor has been closed, or the outermost one. */
  private isClosedBlock(): boolean {
    return this.relativeDepth() < 0 || (this.session.layout.depth === 0 && this.prompt.lead === '');
  }

  private reachesSuffix(key: string, gap: number): boolean {
    const { suffix, session } = this;
    if (suffix.firstKey === null || session.openString) return false;
    const depth = this.relativeDepth();
    if (/^[)\]}]$/.test(key) && session.layout.depth - 1 < suffix.closes && depth <= 0) return true;
    if (depth > 0) return false;
    return key === suffix.firstKey || (suffix.sameLine && this.made > 0 && isBreak(gap));
  }

  /** Ends the completion, with the space that the suffix lacks. */
  private joinSuffix(): string | null {
    this.ended = true;
    const { firstKey, spaced, sameLine } = this.suffix;
    if (firstKey === null || spaced || !sameLine || this.made === 0 || this.session.openString) return null;
    if (this.session.gapBefore(this.session.idOf(firstKey)) === Gap.blank) this.draft.text += ' ';
    return null;
  }
}
