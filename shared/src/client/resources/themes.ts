import type {
  ThemeAnalysis,
  ThemeAnalyzeRequest,
  ThemeGenerateRequest,
  ThemeGeneration,
  ThemePlanAnswer,
  ThemePlanRequest,
} from '../../schemas/themes.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/themes` */
export class ThemesResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Says what a request is understood to ask for, as a plan to read, to correct and to generate from. */
  plan(request: ThemePlanRequest, options?: CallOptions): Promise<ThemePlanAnswer> {
    return this.#transport.json('POST /v1/themes/plan', { json: request, options });
  }

  /** Generates the files of a theme, of its description or of a plan. */
  generate(request: Omit<ThemeGenerateRequest, 'as'>, options?: CallOptions): Promise<ThemeGeneration> {
    return this.#transport.json('POST /v1/themes/generate', { json: request, options });
  }

  /** Generates a theme as an archive that WordPress installs; its bytes as they come. */
  generateArchive(
    request: Omit<ThemeGenerateRequest, 'as' | 'findings'>,
    options?: CallOptions,
  ): AsyncGenerator<Uint8Array> {
    const json = { ...request, as: 'zip' as const };
    return this.#transport.bytes('POST /v1/themes/generate', { json, options });
  }

  /** Analyses the files of a theme together. */
  analyze(request: ThemeAnalyzeRequest, options?: CallOptions): Promise<ThemeAnalysis> {
    return this.#transport.json('POST /v1/themes/analyze', { json: request, pure: true, options });
  }
}
