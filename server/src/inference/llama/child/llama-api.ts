/** The part of node-llama-cpp 3 that is used; it is not installed with the server. */

declare const tokenBrand: unique symbol;
export type Token = number & { readonly [tokenBrand]: true };

export interface LlamaText {
  tokenize(tokenizer: Tokenizer): Token[];
}

export type Tokenizer = (text: string, specialTokens?: boolean) => Token[];

/** A call of a tool with what it returned. */
export interface FunctionCall {
  readonly type: 'functionCall';
  readonly name: string;
  readonly params: unknown;
  readonly result: unknown;
  readonly startsNewChunk: boolean;
}

export type ChatItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly (string | FunctionCall)[] };

export type TextOfTokens = LlamaText | string;

/** How calls are written around their names and arguments. */
export interface FunctionSettings {
  readonly parallelism?: {
    readonly call: {
      readonly sectionPrefix: TextOfTokens;
      readonly betweenCalls?: TextOfTokens;
      readonly sectionSuffix?: TextOfTokens;
    };
  };
}

export interface ChatWrapper {
  readonly settings: { readonly functions: FunctionSettings };
  generateFunctionCall(name: string, params: unknown): LlamaText;
  generateContextState(options: {
    readonly chatHistory: readonly ChatItem[];
    readonly availableFunctions?: Readonly<Record<string, { readonly description?: string; readonly params?: object }>>;
  }): {
    readonly contextText: LlamaText;
    readonly stopGenerationTriggers: readonly (LlamaText | string)[];
  };
}

export type Grammar = { readonly grammar: string };
export type GrammarState = object;

export interface EvaluateOptions {
  readonly temperature: number;
  readonly topP: number;
  readonly seed: number;
  readonly grammarEvaluationState?: GrammarState;
}

export interface Sequence {
  readonly nextTokenIndex: number;
  compareContextTokens(tokens: readonly Token[]): { readonly firstDifferentIndex: number };
  adaptStateToTokens(tokens: readonly Token[], allowShift: boolean): Promise<void>;
  evaluateWithoutGeneratingNewTokens(tokens: readonly Token[]): Promise<void>;
  evaluate(tokens: readonly Token[], options: EvaluateOptions): AsyncGenerator<Token, void>;
  controlledEvaluate(
    input: readonly (Token | readonly [Token, object])[],
  ): Promise<readonly ({ readonly next: { readonly token?: Token | null } } | undefined)[]>;
  eraseContextTokenRanges(ranges: readonly { readonly start: number; readonly end: number }[]): Promise<void>;
  /** Whether tokens at its end cannot be taken back at little cost. */
  readonly needsCheckpoints: boolean;
}

export interface Context {
  getSequence(): Sequence;
  dispose(): Promise<void>;
}

export interface Model {
  readonly tokenizer: Tokenizer;
  readonly tokens: {
    readonly bos: Token | null;
    readonly shouldPrependBosToken: boolean;
    readonly infill: { readonly prefix: Token | null; readonly middle: Token | null; readonly suffix: Token | null };
  };
  tokenize(text: string, specialTokens?: boolean, options?: 'trimLeadingSpace'): Token[];
  isEogToken(token: Token): boolean;
  isSpecialToken(token: Token): boolean;
  detokenize(tokens: readonly Token[], specialTokens?: boolean, lastTokens?: readonly Token[]): string;
  createContext(options: {
    readonly contextSize: number;
    readonly sequences: number;
    readonly threads: number;
    readonly lora?: { readonly adapters: readonly { readonly filePath: string; readonly scale: number }[] };
  }): Promise<Context>;
  dispose(): Promise<void>;
}

export interface Llama {
  readonly gpu: string | false;
  loadModel(options: { readonly modelPath: string; onLoadProgress(progress: number): void }): Promise<Model>;
  createGrammar(options: { readonly grammar: string }): Promise<Grammar>;
  dispose(): Promise<void>;
}

export interface LlamaModule {
  getLlama(options: {
    readonly gpu: 'auto' | false;
    readonly build: 'never';
    readonly skipDownload: true;
    readonly progressLogs: false;
    readonly maxThreads: number;
    readonly logLevel: string;
    logger(level: string, message: string): void;
  }): Promise<Llama>;
  resolveChatWrapper(model: Model): ChatWrapper;
  LlamaText(parts: readonly TextOfTokens[]): LlamaText;
  readonly ChatWrapper: { readonly defaultSettings: ChatWrapper['settings'] };
  readonly JinjaTemplateChatWrapper: new (options: {
    readonly template: string;
    readonly tokenizer: Tokenizer;
  }) => ChatWrapper;
  readonly LlamaGrammarEvaluationState: new (options: {
    readonly model: Model;
    readonly grammar: Grammar;
  }) => GrammarState;
}
