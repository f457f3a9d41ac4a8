import type { Language } from '@presswright/shared/schemas/analysis';
import { isCutShort } from './budget.ts';
import type { AnalyzeDocument } from './documents/document.ts';
import type { Span } from './languages/php/flow/value.ts';

/** Languages that are read as documents. */
export type DocumentLanguage = Exclude<Language, 'php' | 'javascript' | 'typescript'>;

interface DocumentOutcome {
  readonly comments: readonly Span[];
  readonly partial: boolean;
}

type Scripts = typeof import('./documents/scripts.ts');

const documents: Readonly<Record<DocumentLanguage, () => Promise<{ readonly analyze: AnalyzeDocument }>>> = {
  'block.json': () => import('./documents/block-json.ts'),
  'theme.json': () => import('./documents/theme-json.ts'),
  html: () => import('./documents/html.ts'),
  readme: () => import('./documents/readme.ts'),
  css: () => import('./documents/css.ts'),
};

/** What languages but PHP are analysed with, each loaded when the first file needs it: a command over one file starts sooner. */
export interface LateLanguages {
  readonly areLoaded: boolean;
  /** Loads what is needed for these languages; without them: all. */
  load(languages?: readonly Language[]): Promise<void>;
  /**
   * Reads one document and runs the rules of its language; partial where it was cut short.
   * @throws {Error} when it was not loaded
   */
  analyzeDocument(language: DocumentLanguage, ...given: Parameters<AnalyzeDocument>): DocumentOutcome;
  /** @throws {Error} when it was not loaded */
  scripts(): Scripts;
}

export function createLateLanguages(): LateLanguages {
  const loaded = new Map<DocumentLanguage, AnalyzeDocument>();
  let scripts: Scripts | undefined;

  const loadDocument = async (language: DocumentLanguage): Promise<void> => {
    loaded.set(language, (await documents[language]()).analyze);
  };
  const loadScripts = async (): Promise<void> => {
    scripts = await import('./documents/scripts.ts');
  };

  return {
    get areLoaded() {
      return scripts !== undefined && loaded.size === Object.keys(documents).length;
    },
    async load(languages = [...(Object.keys(documents) as DocumentLanguage[]), 'javascript']) {
      const wanted = new Set(languages);
      const isScript = wanted.has('javascript') || wanted.has('typescript');
      await Promise.all([...[...wanted].filter(isDocument).map(loadDocument), ...(isScript ? [loadScripts()] : [])]);
    },
    analyzeDocument(language, ...given) {
      const analyze = loaded.get(language) ?? notLoaded(language);
      try {
        return { comments: analyze(...given), partial: false };
      } catch (error) {
        if (!isCutShort(error)) throw error;
        return { comments: [], partial: true };
      }
    },
    scripts: () => scripts ?? notLoaded('scripts'),
  };
}

function isDocument(language: Language): language is DocumentLanguage {
  return language in documents;
}

function notLoaded(language: string): never {
  throw new Error(`what analyses ${language} was not loaded: prepare() comes first`);
}
