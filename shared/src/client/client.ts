import type { ClientOptions } from './options.ts';
import { AnalysisResource } from './resources/analysis.ts';
import { AuthResource } from './resources/auth.ts';
import { BillingResource } from './resources/billing.ts';
import { BlocksResource } from './resources/blocks.ts';
import { ChatResource } from './resources/chat.ts';
import { FilesResource } from './resources/files.ts';
import { FineTuningResource } from './resources/fine-tuning.ts';
import { GenerationResource } from './resources/generation.ts';
import { ModelsResource } from './resources/models.ts';
import { PatternsResource } from './resources/patterns.ts';
import { PluginsResource } from './resources/plugins.ts';
import { SystemResource } from './resources/system.ts';
import { TextCompletionsResource } from './resources/text-completions.ts';
import { ThemesResource } from './resources/themes.ts';
import { UsageResource } from './resources/usage.ts';
import { WebhooksResource } from './resources/webhooks.ts';
import { Transport } from './transport.ts';

/**
 * A typed client of the service. Calls reject with `ServiceError` for an error answer, `ConnectionError` when no
 * answer came, and the signal's reason when aborted. 429, 503, 504 and connection errors are tried again with
 * back-off where that cannot do a thing twice. Answers are typed but not validated.
 *
 * @example
 * const client = new PresswrightClient({ baseUrl: 'https://127.0.0.1:8443', apiKey, ca: readFileSync(caFile, 'utf8') });
 * const { issues } = await client.analysis.create({ code, analysis_type: 'security' });
 */
export class PresswrightClient {
  readonly analysis: AnalysisResource;
  readonly auth: AuthResource;
  readonly billing: BillingResource;
  readonly blocks: BlocksResource;
  readonly chat: ChatResource;
  readonly files: FilesResource;
  readonly fineTuning: FineTuningResource;
  readonly generation: GenerationResource;
  readonly models: ModelsResource;
  readonly patterns: PatternsResource;
  readonly plugins: PluginsResource;
  readonly system: SystemResource;
  readonly textCompletions: TextCompletionsResource;
  readonly themes: ThemesResource;
  readonly usage: UsageResource;
  readonly webhooks: WebhooksResource;
  readonly #transport: Transport;

  /** @throws TypeError when `baseUrl` is no URL, or plain HTTP to another machine. */
  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.#transport = transport;
    this.analysis = new AnalysisResource(transport);
    this.auth = new AuthResource(transport);
    this.billing = new BillingResource(transport);
    this.blocks = new BlocksResource(transport);
    this.chat = new ChatResource(transport);
    this.files = new FilesResource(transport);
    this.fineTuning = new FineTuningResource(transport);
    this.generation = new GenerationResource(transport);
    this.models = new ModelsResource(transport);
    this.patterns = new PatternsResource(transport);
    this.plugins = new PluginsResource(transport);
    this.system = new SystemResource(transport);
    this.textCompletions = new TextCompletionsResource(transport);
    this.themes = new ThemesResource(transport);
    this.usage = new UsageResource(transport);
    this.webhooks = new WebhooksResource(transport);
  }

  /** Closes idle connections; calls that still run finish first. */
  close(): Promise<void> {
    return this.#transport.close();
  }
}
