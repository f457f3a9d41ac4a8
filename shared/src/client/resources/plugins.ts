import type {
  PluginGenerateRequest,
  PluginGeneration,
  PluginPlanAnswer,
  PluginPlanRequest,
} from '../../schemas/plugins.ts';
import type { PluginScaffold, ScaffoldRequest } from '../../schemas/scaffold.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/plugins` */
export class PluginsResource {
  readonly #transport: Transport;

  /** @internal */
  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Says what a description is understood to ask for, as a plan to read, to correct and to generate from. */
  plan(request: PluginPlanRequest, options?: CallOptions): Promise<PluginPlanAnswer> {
    return this.#transport.json('POST /v1/plugins/plan', { json: request, options });
  }

  /** Generates a complete plugin from its description, or from a plan. */
  generate(request: Omit<PluginGenerateRequest, 'as'>, options?: CallOptions): Promise<PluginGeneration> {
    return this.#transport.json('POST /v1/plugins/generate', { json: request, options });
  }

  /** Generates a complete plugin as an archive that WordPress installs; its bytes as they come. */
  generateArchive(
    request: Omit<PluginGenerateRequest, 'as' | 'findings'>,
    options?: CallOptions,
  ): AsyncGenerator<Uint8Array> {
    const json = { ...request, as: 'zip' as const };
    return this.#transport.bytes('POST /v1/plugins/generate', { json, options });
  }

  /** Lays out a plugin to begin with. */
  scaffold(request: Omit<ScaffoldRequest, 'as'>, options?: CallOptions): Promise<PluginScaffold> {
    return this.#transport.json('POST /v1/plugins/scaffold', { json: request, options });
  }

  /** Lays out a plugin to begin with, as an archive; its bytes as they come. */
  scaffoldArchive(
    request: Omit<ScaffoldRequest, 'as' | 'findings'>,
    options?: CallOptions,
  ): AsyncGenerator<Uint8Array> {
    const json = { ...request, as: 'zip' as const };
    return this.#transport.bytes('POST /v1/plugins/scaffold', { json, options });
  }
}
