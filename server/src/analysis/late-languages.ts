import type { Language } from '@presswright/shared/schemas/analysis';
import type { AnalyzeDocument } from './documents/document.ts';

/** Languages that are read as documents. */
export type DocumentLanguage = Exclude<Language, 'php' | 'javascript' | 'typescript'>;

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
  /** @throws {Error} when it was not loaded */
  document(language: DocumentLanguage): AnalyzeDocument;
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
    document(language) {
      return loaded.get(language) ?? notLoaded(language);
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
