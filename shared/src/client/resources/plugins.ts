import type { PluginGenerateRequest, PluginGeneration } from '../../schemas/plugins.ts';
import type { PluginScaffold, ScaffoldRequest } from '../../schemas/scaffold.ts';
import type { CallOptions } from '../options.ts';
import type { Transport } from '../transport.ts';

/** `/v1/plugins` */
export class PluginsResource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Generates a complete plugin from its description. */
  generate(request: PluginGenerateRequest, options?: CallOptions): Promise<PluginGeneration> {
    return this.#transport.json({ method: 'POST', path: '/v1/plugins/generate', json: request, options });
  }

  /** Lays out an empty plugin. */
  scaffold(request: ScaffoldRequest, options?: CallOptions): Promise<PluginScaffold> {
    return this.#transport.json({ method: 'POST', path: '/v1/plugins/scaffold', json: request, options });
  }
}
