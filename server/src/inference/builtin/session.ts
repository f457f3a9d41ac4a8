import { BracketGrammar } from './bracket-grammar.ts';
import { Candidates } from './candidates.ts';
import { FileCache } from './file-cache.ts';
import { countGap, createGapTable, type GapTable, gapContexts, hasGapContext, predictGap, shapeOfKey } from './gaps.ts';
import { gapCount, Layout } from './layout.ts';
import type { BuiltinLanguage } from './lexer/lex.ts';
import { type LexMode, TokenKind } from './lexer/token-list.ts';
import { defaultWeights } from './mixture.ts';
import type { BuiltinModel, LanguageModel } from './model.ts';
import { NgramCursor } from './ngram-cursor.ts';
import { childOf } from './ngram-tables.ts';
import { ShapeMixture } from './shape-mixture.ts';
import { cutKey, endKey, kindOfKey, startKey, textOfKey } from './stream.ts';

/** A string that is open, and where code inside it (`${…}`) ends. */
interface OpenString {
  readonly closer: string;
  codeDepth: number | null;
}

/** One text being read and then continued: what the model knows at its end, and which tokens may follow at all. */
export class Session {
  readonly model: BuiltinModel;
  readonly learned: LanguageModel;
  readonly candidates: Candidates;
  readonly cache: FileCache;
  readonly layout = new Layout();
  mode: LexMode;
  private readonly cursor: NgramCursor;
  private readonly ownIds = new Map<string, number>();
  private readonly ownKeys: string[] = [];
  private readonly ownShapes: number[] = [];
  private readonly fileGaps: GapTable;
  private readonly openStrings: OpenString[] = [];
  private last: readonly [beforeLast: string, last: string] = ['', ''];
  private recentVariables: readonly number[] = [];
  private parameterDepth = -1;
  private readonly grammar: BracketGrammar;
  /**
   * Never below Witten and Bell's: for choosing one string among strings a long context is worth more than for foreseeing
   * that it is one.
   */
  private readonly weights: Float32Array;
  private readonly kinds = new ShapeMixture();
  private readonly plausible = new Map<number, number>();
  private shapes: readonly [beforeLast: number, last: number] = [0, 0];

  /** @param capacity most tokens that will be read or made */
  constructor(model: BuiltinModel, language: BuiltinLanguage, mode: LexMode, capacity: number) {
    this.model = model;
    this.learned = model.languages[language];
    this.mode = mode;
    const least = defaultWeights();
    this.weights = this.learned.weights.map((weight, index) => Math.max(weight, least[index] ?? 0));
    this.grammar = new BracketGrammar(language);
    this.cursor = new NgramCursor(this.learned.tables);
    this.cache = new FileCache(capacity + 8);
    this.candidates = new Candidates(model.vocabulary.size + 256);
    let slots = 256;
    while (slots < capacity * 6) slots *= 2;
    this.fileGaps = createGapTable(slots);
    this.cursor.advance(model.vocabulary.find(startKey));
  }

  /** Id of a key: the model's, or one of this text's own. */
  idOf(key: string): number {
    const known = this.model.vocabulary.find(key);
    if (known >= 0) return known;
    const own = this.ownIds.get(key);
    if (own !== undefined) return own;
    const id = this.model.vocabulary.size + this.ownKeys.length;
    this.ownIds.set(key, id);
    this.ownKeys.push(key);
    this.ownShapes.push(shapeOfKey(key));
    return id;
  }

  keyOf(id: number): string {
    return this.ownKeys[id - this.model.vocabulary.size] ?? this.model.vocabulary.text(id);
  }

  /** Keys that only this text has. */
  get own(): readonly string[] {
    return this.ownKeys;
  }

  /** How often the token was read or made in this text. */
  timesSeen(id: number): number {
    return this.cache.count[this.cache.child(0, id)] ?? 0;
  }

  get openString(): OpenString | null {
    const open = this.openStrings.at(-1);
    return open && open.codeDepth === null ? open : null;
  }

  /** What may come next, by token. */
  predict(): Candidates {
    this.candidates.predict(this.cursor, this.cache, this.weights);
    return this.candidates;
  }

  /** Corrects the probabilities by what is known of kinds of tokens. */
  rebalance(): void {
    const shapeOf = (id: number) => this.shapeOf(id);
    this.kinds.predict(this.cursor, this.cache, shapeOf);
    this.candidates.rebalance(shapeOf, (shape) => this.kinds.shareOf(shape));
  }

  /** The gap that should stand before a token. */
  gapBefore(id: number, wanted?: (gap: number) => boolean): number {
    return predictGap(this.learned.gaps, this.fileGaps, this.gapContexts(id, this.layout.isMultiline), wanted);
  }

  /** Whether kinds of tokens were ever seen in this order: 1, or far less. Grammar, as far as three tokens show it. */
  plausibility(id: number): number {
    const shape = this.shapeOf(id);
    const known = this.plausible.get(shape);
    if (known !== undefined) return known;
    const seen = (at: number) =>
      [this.learned.gaps, this.fileGaps].some((table) =>
        [true, false].some((multiline) => {
          const context = gapContexts(this.shapes[0], this.shapes[1], shape, multiline)[at];
          return context !== undefined && hasGapContext(table, context);
        }),
      );
    const factor = this.shapes[1] === 0 || seen(2) ? 1 : seen(0) ? 0.05 : 0.0001;
    this.plausible.set(shape, factor);
    return factor;
  }

  /** Whether the token may stand here: fits the string or tag it would stand in, closes only what is open. */
  allows(key: string): boolean {
    if (key === startKey || key === cutKey) return false;
    const kind = kindOfKey(key);
    const open = this.openString;
    if (open) {
      if (kind === TokenKind.piece) return true;
      return (kind === TokenKind.close && key.slice(1) === open.closer) || (open.closer === '`' && key === '${');
    }
    if (key === endKey) return true;
    if (kind === TokenKind.piece || kind === TokenKind.close) return false;
    // A new function has a name of its own, or one that functions were given before.
    if (this.last[1] === 'function' && kind === TokenKind.word && !this.isFunctionName(key)) return false;
    // A function that begins a statement has a name.
    if (key === '(' && this.last[1] === 'function' && endsStatement(this.last[0])) return false;
    if (this.mode === 'html') return kind === TokenKind.html || (kind === TokenKind.tag && key !== '?>');
    if (kind === TokenKind.html || (kind === TokenKind.tag && key !== '?>')) return false;
    if (/^[)\]}]$/.test(key) && key !== this.layout.closer) return false;
    return this.grammar.allows(key);
  }

  /**
   * Takes the next token.
   *
   * @param gap what stands before it; null: unknown, nothing to be learned from it
   * @param indent levels of its line when it is the first there, else null
   */
  read(key: string, gap: number | null, indent: number | null, multiline = this.layout.isMultiline): void {
    this.cache.add(this.idOf(key));
    this.take(key, gap, indent, multiline);
  }

  /** Takes the next token that the model made. */
  write(key: string, indent: number | null): void {
    this.cache.follow(this.idOf(key), kindOfKey(key) === TokenKind.variable);
    this.take(key, null, indent, this.layout.isMultiline);
  }

  /** Whether a variable may appear here for the first time: as a parameter, or where a statement or loop makes it. */
  get mayDeclare(): boolean {
    const [, last] = this.last;
    return (
      endsStatement(last) ||
      last === 'as' ||
      last === '=>' ||
      last === 'global' ||
      last === 'static' ||
      last === '&' ||
      this.parameterDepth === this.layout.depth
    );
  }

  /** Whether a statement begins here. */
  get atStatementStart(): boolean {
    return endsStatement(this.last[1]);
  }

  /** How recently a variable was seen among the different ones: 0 for the last; -1: not among the last few. */
  recency(id: number): number {
    return this.recentVariables.indexOf(id);
  }

  get hasVariables(): boolean {
    return this.recentVariables.length > 0;
  }

  private take(key: string, gap: number | null, indent: number | null, multiline: boolean): void {
    const id = this.idOf(key);
    const kind = kindOfKey(key);
    if (gap !== null)
      for (const context of this.gapContexts(id, multiline)) countGap(this.fileGaps, context, gap % gapCount);
    this.plausible.clear();
    this.shapes = [this.shapes[1], this.shapeOf(id)];
    this.cursor.advance(id < this.model.vocabulary.size ? id : -1);
    const text = textOfKey(key);
    this.layout.advance(text, kind, indent);
    if (kind !== TokenKind.piece && kind !== TokenKind.html) this.grammar.take(text);
    this.followString(kind, text);
    if (text === '(' && (this.last[1] === 'function' || this.last[1] === 'fn' || this.last[0] === 'function')) {
      this.parameterDepth = this.layout.depth;
    } else if (this.layout.depth < this.parameterDepth) this.parameterDepth = -1;
    if (kind === TokenKind.variable) {
      this.recentVariables = [id, ...this.recentVariables.filter((other) => other !== id)].slice(0, 4);
    }
    this.last = [this.last[1], text];
    if (kind === TokenKind.tag) this.mode = text === '?>' ? 'html' : 'code';
  }

  private isFunctionName(key: string): boolean {
    const { vocabulary } = this.model;
    const { tables } = this.learned;
    const name = vocabulary.find(key);
    const keyword = vocabulary.find('function');
    if (name < 0 || keyword < 0 || (tables.count[keyword + 1] ?? 0) < 2) return true;
    return childOf(tables, keyword + 1, name) > 0;
  }

  private followString(kind: TokenKind, text: string): void {
    const top = this.openStrings.at(-1);
    if (kind === TokenKind.open) {
      const name = /^<<<\s*["']?(\w+)/.exec(text)?.[1];
      this.openStrings.push({ closer: name ?? text, codeDepth: null });
    } else if (kind === TokenKind.close) this.openStrings.pop();
    else if (top && text === '${') top.codeDepth = this.layout.depth;
    else if (top && top.codeDepth !== null && text === '}' && this.layout.depth < top.codeDepth) top.codeDepth = null;
  }

  private gapContexts(id: number, multiline: boolean): readonly number[] {
    return gapContexts(this.shapes[0], this.shapes[1], this.shapeOf(id), multiline);
  }

  shapeOf(id: number): number {
    return this.model.shapes[id] ?? this.ownShapes[id - this.model.vocabulary.size] ?? 0;
  }
}

/** Texts of tokens after which a statement begins; '' stands for the beginning of the text. */
function endsStatement(text: string): boolean {
  return text === '' || text === ';' || text === '{' || text === '}' || /^<\?/.test(text);
}
