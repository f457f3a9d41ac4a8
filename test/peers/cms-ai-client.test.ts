import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../inference/remote/start-model-server.ts';
import { ProjectClient } from './cms-project-client.ts';
import { type PresswrightServer, startPresswright, startSite } from './cms-setup.ts';
import { requirePeer } from './peers.ts';
import type { WordPressSite } from './wordpress/site.ts';

const connected = ['good', 'plan', 'tools', 'failing'];

requirePeer('php', 'wordpress', 'sqlite')('the models, for other plugins', { timeout: 180_000 }, () => {
  let site: WordPressSite;
  let server: PresswrightServer;
  let remote: ModelServer;

  beforeAll(async () => {
    remote = await startModelServer();
    const settings = { engine: 'remote', base_urls: [remote.url], max_retries: 0 };
    const models = Object.fromEntries(connected.map((model) => [model, { ...settings, model }]));
    [server, site] = await Promise.all([
      startPresswright({ PRESSWRIGHT_MODELS: JSON.stringify({ models }) }),
      startSite(),
    ]);
  }, 300_000);

  afterAll(async () => {
    site?.remove();
    await server?.stop();
    await remote?.kill();
  });

  /** Runs a prompt of another plugin; `steps` are calls of the prompt builder. */
  const ask = <T>(prompt: string, steps: string): T =>
    site.evaluate(`
      $registry = WordPress\\AiClient\\AiClient::defaultRegistry();
      $answer   = wp_ai_client_prompt( '${prompt}' )->${steps};
      return is_wp_error( $answer )
        ? array( 'code' => $answer->get_error_code(), 'message' => $answer->get_error_message() ) + $answer->get_error_data()
        : $answer;`);
  const model = (id: string): string => `using_model( $registry->getProviderModel( 'presswright', '${id}' ) )`;

  it('are none without a server, and the connector says that it needs no key of its own', () => {
    expect(ask('Turn off XML-RPC.', 'is_supported_for_text_generation()')).toBe(false);
    expect(
      site.evaluate(
        `$connector = wp_get_connector( 'presswright' ); unset( $connector['plugin'] ); return $connector;`,
      ),
    ).toEqual({
      name: 'Presswright',
      description: 'Models of the Presswright server that this site uses.',
      type: 'ai_provider',
      authentication: { method: 'none' },
    });
  });

  it('answer a prompt through address, authority and key of the settings', async () => {
    const admin = await ProjectClient.logIn(site);
    const ca = { mode: 'pem', pem: server.ca };
    await admin.send('POST', '/settings', { endpoint: server.url, api_key: server.key, ca });
    expect(ask('Turn off XML-RPC.', `${model('svc-llm-7b')}->generate_text()`)).toContain('xmlrpc_enabled');
    const result = ask<{ candidates: object[]; modelMetadata: object; tokenUsage: object }>(
      'A title.',
      `${model('good')}->using_system_instruction( 'Be brief.' )->generate_text_result()->toArray()`,
    );
    expect(result).toMatchObject({ modelMetadata: { id: 'good' }, tokenUsage: { completionTokens: 22 } });
    expect(JSON.stringify(result.candidates)).toContain('function acme_title');
    const [seen] = await remote.seen('good');
    expect(seen?.body.messages).toEqual([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'A title.' },
    ]);
    expect(seen?.key).toBeNull();
  });

  it('are chosen by what a prompt needs: the built-in ones take no system message, tools or schema', async () => {
    const chosen = (steps: string): string =>
      ask<{ modelMetadata: { id: string } }>('Hello.', `${steps}generate_text_result()->toArray()`).modelMetadata.id;
    const schema = `array( 'type' => 'object' )`;
    expect(connected).toContain(chosen(`using_system_instruction( 'Be brief.' )->`));
    expect(ask('Hello.', `${model('svc-llm-7b')}->as_json_response()->is_supported_for_text_generation()`)).toBe(false);
    const preferred = `using_provider( 'presswright' )->using_model_preference( 'svc-llm-13b', 'plan' )->`;
    expect(chosen(preferred)).toBe('svc-llm-13b');
    expect(chosen(`${preferred}as_json_response( ${schema} )->`)).toBe('plan');
    const [seen] = (await remote.seen('plan')).slice(-1);
    expect(seen?.body.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { schema: { type: 'object' } },
    });
  });

  it('call the abilities of other plugins', () => {
    const result = ask<object>(
      'Which hook?',
      `${model('tools')}->using_abilities( 'presswright/plan' )->generate_text_result()->toArray()`,
    );
    expect(JSON.stringify(result)).toContain('"functionCall":{"id":"call_a","name":"look_up","args":{"hook":"init"}}');
  });

  it('fail with what the server says', () => {
    expect(ask('Hello.', `${model('failing')}->generate_text()`)).toMatchObject({
      code: 'prompt_upstream_server_error',
    });
    expect(ask('Hello.', `${model('svc-llm-7b')}->using_temperature( 9.0 )->generate_text()`)).toMatchObject({
      code: 'prompt_client_error',
      status: 400,
      message: expect.stringContaining('temperature'),
    });
    expect(
      site.evaluate(`
        try {
          WordPress\\AiClient\\AiClient::defaultRegistry()->getProviderModel( 'presswright', 'pigeon' );
        } catch ( Exception $e ) {
          return $e->getMessage();
        }`),
    ).toMatch(/^The Presswright server has no model “pigeon”\. It has: .*svc-llm-7b/);
  });

  it('leave those of other providers alone while the server is away', async () => {
    await server.stop();
    // What is remembered of its models is still good for explicit choices, whose requests then say what is wrong.
    expect(ask('Hello.', `${model('svc-llm-7b')}->generate_text()`)).toMatchObject({
      code: 'prompt_network_error',
      message: expect.stringContaining('Check that the server is running'),
    });
    site.evaluate(`return delete_transient( 'presswright_models' );`);
    expect(ask('Hello.', 'is_supported_for_text_generation()')).toBe(false);
    expect(ask('Hello.', 'generate_text()')).toMatchObject({ code: 'prompt_invalid_argument' });
  });

  it('are not offered where AI is switched off', () => {
    const has = `return WordPress\\AiClient\\AiClient::defaultRegistry()->hasProvider( 'presswright' );`;
    expect(site.evaluate(has)).toBe(true);
    site.evaluate(
      `return file_put_contents( WPMU_PLUGIN_DIR . '/no-ai.php', "<?php\\ndefine( 'WP_AI_SUPPORT', false );" );`,
    );
    expect(site.evaluate(has)).toBe(false);
  });

  it('left no complaint in the log, and no key in the database', () => {
    expect(site.debugLog()).toBe('');
    const stored = `global $wpdb; return $wpdb->get_col( "SELECT option_value FROM $wpdb->options" );`;
    expect(JSON.stringify(site.evaluate(stored))).not.toContain(server.key);
  });
});
