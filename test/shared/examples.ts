// Longer than most: the examples of every endpoint stand in one table, so that a missing one is seen.
import type { OperationId } from '@presswright/shared/endpoints';

/** One example of each body and answer of the contract, with every field that the reference text shows. */
export interface Example {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly response?: unknown;
  readonly chunk?: unknown;
}

const created = 1_700_000_000;
const listOf = (item: { id: string }) => ({
  object: 'list',
  data: [item],
  has_more: false,
  first_id: item.id,
  last_id: item.id,
});

const usage = { prompt_tokens: 12, completion_tokens: 30, total_tokens: 42 };
const issue = {
  line: 3,
  column: 6,
  end_line: 3,
  end_column: 22,
  severity: 'high',
  type: 'security_vulnerability',
  category: 'security',
  rule: 'security/unescaped-output',
  message: 'Request input reaches the page unescaped.',
  suggestion: 'Escape it with esc_html().',
  code_snippet: "echo $_GET['q'];",
  cwe: 'CWE-79',
  confidence: 'high',
  fix: { edits: [{ start_line: 3, start_column: 6, end_line: 3, end_column: 6, text: 'esc_html( ' }], safe: true },
  trace: [{ line: 3, column: 6, message: 'input' }],
};
const permission = {
  id: 'perm_1',
  object: 'model_permission',
  created,
  allow_create_engine: false,
  allow_sampling: true,
  allow_logprobs: false,
  allow_search_indices: false,
  allow_view: true,
  allow_fine_tuning: true,
  organization: '*',
  group: null,
  is_blocking: false,
};
const model = {
  id: 'svc-llm-7b',
  object: 'model',
  created,
  owned_by: 'presswright',
  permission: [permission],
  root: 'svc-llm-7b',
  parent: null,
};
const files = { main_file: { content: '<?php\n', filename: 'event-list.php', path: 'event-list.php' } };
const hyperparameters = { n_epochs: 3, batch_size: 4, learning_rate_multiplier: 0.1 };
const job = {
  id: 'ftjob_1',
  object: 'fine_tuning.job',
  created_at: created,
  finished_at: null,
  model: 'svc-llm-7b',
  fine_tuned_model: null,
  organization_id: 'org_1',
  status: 'validating_files',
  training_file: 'file_1',
  validation_file: 'file_2',
  hyperparameters,
  result_files: [],
  trained_tokens: null,
  error: null,
};
const file = {
  id: 'file_1',
  object: 'file',
  bytes: 120,
  created_at: created,
  filename: 'rows.jsonl',
  purpose: 'fine-tune',
  status: 'uploaded',
  status_details: null,
};
const plan = { id: 'pro', name: 'Pro', price: 49, currency: 'usd', interval: 'month' };
const subscription = {
  object: 'subscription',
  id: 'sub_1',
  status: 'active',
  current_period_start: created,
  current_period_end: created + 2_592_000,
  plan,
  usage: { tokens_used: 1_000, tokens_limit: 1_000_000 },
};
const webhook = {
  id: 'wh_1',
  object: 'webhook',
  url: 'https://site.example/hook',
  events: ['generation.completed', 'analysis.completed'],
  description: 'The build',
  status: 'active',
  created_at: created,
};
const delivery = {
  id: 'dlv_1',
  object: 'webhook_delivery',
  created_at: created,
  webhook_id: 'wh_1',
  event_id: 'evt_1',
  event_type: 'analysis.completed',
  status: 'delivered',
  attempts: 1,
  response_status: 200,
  error: null,
  next_attempt_at: null,
};
const key = {
  id: 'key_1',
  object: 'api_key',
  created,
  name: 'Build',
  organization_id: 'org_1',
  permissions: ['read', 'write'],
  hint: 'svc_live_Ab12',
  expires_at: null,
  last_used_at: null,
};
const session = {
  object: 'session',
  access_token: 'eyJ…',
  token_type: 'Bearer',
  expires_in: 3600,
  user_id: 'usr_1',
  organization_id: 'org_1',
  permissions: ['read'],
};
const webAuthnOptions = { object: 'webauthn_options', challenge_token: 't', options: { challenge: 'abc' } };
const generation = { id: 'gen_1', object: 'text_generation', created, model: 'svc-llm-7b' };
const chunk = { ...generation, choices: [{ index: 0, delta: { text: 'echo' }, finish_reason: null }] };
const generateBody = {
  model: 'svc-llm-7b',
  prompt: 'A shortcode that lists events',
  max_tokens: 256,
  temperature: 0.7,
  top_p: 0.9,
  stream: false,
  context: { cms_version: '6.8', theme: 'twentytwentyfive', plugins: ['woocommerce'] },
};

export const examples: Partial<Record<OperationId, Example>> = {
  generate: {
    body: generateBody,
    response: { ...generation, choices: [{ index: 0, text: 'echo 1;', finish_reason: 'stop' }], usage },
    chunk,
  },
  generateStream: {
    body: { ...generateBody, stream: true },
    chunk: { ...generation, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }], usage },
  },
  analyze: {
    body: { code: "<?php echo $_GET['q'];", analysis_type: 'security', model: 'svc-llm-7b', severity: 'all' },
    response: {
      id: 'ana_1',
      object: 'code_analysis',
      created,
      model: 'svc-llm-7b',
      analysis_type: 'security',
      language: 'php',
      issues: [issue],
      score: 7.5,
      recommendations: ['Escape output where it is printed.'],
      partial: false,
    },
  },
  analyzeBatch: {
    body: { files: [{ name: 'a.php', content: '<?php' }], analysis_type: 'quality' },
    response: {
      id: 'ana_1',
      object: 'batch_analysis',
      created,
      model: 'svc-llm-7b',
      analysis_type: 'quality',
      results: [{ file: 'a.php', language: 'php', issues: [issue], score: 9.5, partial: false }],
      summary: { total_files: 1, files_with_issues: 1, total_issues: 1, average_score: 9.5 },
    },
  },
  generateBlock: {
    body: {
      block_type: 'testimonial',
      attributes: { content: 'string', rating: 'number' },
      features: ['server_side_rendering', 'custom_controls', 'responsive_design'],
      style_variants: ['default', 'card', 'minimal'],
      include_editor: true,
      model: 'svc-llm-13b',
    },
    response: {
      id: 'blk_1',
      object: 'block_generation',
      created,
      model: 'svc-llm-13b',
      block_type: 'testimonial',
      files,
      instructions: 'Activate it.',
    },
  },
  analyzeBlock: {
    body: { block_code: 'registerBlockType();', analysis_type: 'performance', model: 'svc-llm-7b' },
    response: {
      id: 'ana_1',
      object: 'block_analysis',
      created,
      model: 'svc-llm-7b',
      analysis_type: 'performance',
      issues: [{ ...issue, category: 'performance', type: 'performance' }],
      optimization_suggestions: ['Memoise the selector of line 3.'],
      parts: [{ name: 'edit.js', language: 'javascript', line: 1, end_line: 3 }],
      score: 9,
      partial: false,
    },
  },
  generatePlugin: {
    body: {
      plugin_name: 'Event List',
      description: 'Events with date and venue',
      features: ['custom_post_type', 'rest_api', 'admin_interface', 'meta_boxes'],
      model: 'svc-llm-7b',
    },
    response: {
      id: 'plg_1',
      object: 'plugin_generation',
      created,
      model: 'svc-llm-7b',
      plugin_name: 'Event List',
      files,
      installation_instructions: 'Upload it.',
    },
  },
  scaffoldPlugin: {
    body: { plugin_name: 'Event List', structure: 'standard', include_files: ['readme.txt', 'languages'] },
    response: {
      id: 'plg_1',
      object: 'plugin_scaffold',
      created,
      plugin_name: 'Event List',
      structure: {
        main_file: 'event-list.php',
        includes_dir: 'includes/',
        assets_dir: 'assets/',
        languages_dir: 'languages/',
        readme_file: 'readme.txt',
        uninstall_file: 'uninstall.php',
      },
      files,
      instructions: 'Upload the folder.',
    },
  },
  generateTheme: {
    body: {
      theme_name: 'Quiet',
      type: 'block_theme',
      features: ['custom_templates', 'block_patterns', 'theme_json', 'responsive_design'],
      model: 'svc-llm-7b',
    },
    response: {
      id: 'thm_1',
      object: 'theme_generation',
      created,
      model: 'svc-llm-7b',
      theme_name: 'Quiet',
      type: 'block_theme',
      files,
      instructions: 'Upload the folder.',
    },
  },
  analyzeTheme: {
    body: { theme_files: [{ name: 'functions.php', content: '<?php' }], analysis_type: 'security' },
    response: {
      id: 'ana_1',
      object: 'theme_analysis',
      created,
      analysis_type: 'security',
      model: 'svc-llm-7b',
      results: [{ file: 'functions.php', language: 'php', issues: [issue], score: 8, partial: false }],
      summary: { total_files: 1, files_with_issues: 1, total_issues: 1, average_score: 8 },
      recommendations: [],
    },
  },
  listModels: { response: listOf(model) },
  getModel: {
    response: {
      ...model,
      specifications: {
        parameters: '1.6 M counts',
        context_window: '4096 tokens',
        training_data: 'Packages',
        specialization: 'PHP',
      },
    },
  },
  createJob: {
    body: { training_file: 'file_1', validation_file: 'file_2', model: 'svc-llm-7b', hyperparameters },
    response: job,
  },
  listJobs: { response: listOf(job) },
  getJob: {
    response: {
      ...job,
      status: 'succeeded',
      finished_at: created,
      fine_tuned_model: 'svc-llm-7b:ft-org_1',
      result_files: ['file_3'],
      trained_tokens: 5000,
    },
  },
  cancelJob: { response: { ...job, status: 'cancelled', finished_at: created } },
  listJobEvents: {
    response: listOf({
      id: 'ftevt_1',
      object: 'fine_tuning.job.event',
      created_at: created,
      level: 'info',
      message: 'Step 1',
      data: { step: 1, train_loss: 2.5 },
    } as { id: string }),
  },
  listJobCheckpoints: {
    response: listOf({
      id: 'ftckpt_1',
      object: 'fine_tuning.job.checkpoint',
      created_at: created,
      fine_tuning_job_id: 'ftjob_1',
      step_number: 10,
      metrics: { train_loss: 2.5, valid_loss: null },
    } as { id: string }),
  },
  uploadFile: { body: { purpose: 'fine-tune' }, response: file },
  listFiles: {
    query: { limit: 5, after: 'file_9', purpose: 'fine-tune' },
    response: listOf({ ...file, status: 'processed' } as typeof file),
  },
  getFile: { response: { ...file, status: 'error', status_details: 'line 3: no prompt' } },
  deleteFile: { response: { id: 'file_1', object: 'file', deleted: true } },
  getUsage: {
    query: { date: '2026-01-31' },
    response: {
      object: 'usage',
      daily_costs: [{ timestamp: created, line_items: [{ name: 'svc-llm-7b', cost: 0.5 }] }],
      total_usage: 0.5,
    },
  },
  getSubscription: { response: subscription },
  updateSubscription: {
    body: { plan: 'enterprise', payment_method: 'pm_1' },
    response: { ...subscription, plan: { ...plan, id: 'enterprise' } },
  },
  createWebhook: {
    body: { url: webhook.url, events: webhook.events, description: 'The build', secret: 'a secret of ours, long' },
    response: { ...webhook, secret: 'a secret of ours, long' },
  },
  listWebhooks: { response: listOf(webhook) },
  getWebhook: { response: webhook },
  updateWebhook: { body: { events: ['system.update'], description: 'x', status: 'disabled' }, response: webhook },
  deleteWebhook: { response: { id: 'wh_1', object: 'webhook', deleted: true } },
  testWebhook: { body: { type: 'system.update', data: { message: 'x' } }, response: delivery },
  rotateWebhookSecret: { response: { ...webhook, secret: 'another secret, long' } },
  listWebhookDeliveries: { response: listOf(delivery) },
  replayWebhookDelivery: { response: { ...delivery, status: 'pending', response_status: null } },
  getHealth: {
    response: {
      status: 'healthy',
      timestamp: created,
      version: '0.1.0',
      services: { generation: 'healthy', analysis: 'healthy', models: 'starting' },
    },
  },
  getStatus: {
    response: {
      status: 'operational',
      timestamp: created,
      uptime: 99.9,
      response_time: 4.2,
      active_requests: 1,
      queue_size: 0,
    },
  },
  validateToken: {
    response: {
      valid: true,
      type: 'jwt',
      user_id: 'usr_1',
      organization_id: 'org_1',
      permissions: ['read', 'write'],
      expires_at: created,
    },
  },
  getCurrentKey: { response: key },
  createKey: { body: { name: 'Build', permissions: ['read'] }, response: { ...key, key: 'svc_live_…' } },
  listKeys: { response: listOf(key) },
  getKey: { response: key },
  rotateKey: { body: { grace_period: 3600 }, response: { ...key, key: 'svc_live_…' } },
  deleteKey: { response: { id: 'key_1', object: 'api_key', deleted: true } },
  getIpAllowlist: { response: { object: 'ip_allowlist', cidrs: ['192.0.2.0/24'] } },
  setIpAllowlist: {
    body: { cidrs: ['2001:db8::/32'] },
    response: { object: 'ip_allowlist', cidrs: ['2001:db8::/32'] },
  },
  listAuditLogs: {
    response: listOf({
      id: 'aud_1',
      object: 'audit_log',
      created,
      organization_id: 'org_1',
      actor: { type: 'api_key', id: 'key_1' },
      action: 'api_key.created',
      target: { type: 'api_key', id: 'key_2' },
      ip: '192.0.2.1',
      request_id: 'req_1',
      details: {},
      previous_hash: '0'.repeat(64),
      hash: 'a'.repeat(64),
    } as { id: string }),
  },
  ldapLogin: { body: { username: 'ada', password: 'x' }, response: session },
  enrolTotp: { response: { object: 'totp_enrolment', secret: 'JBSWY3DP', otpauth_url: 'otpauth://totp/x' } },
  verifyTotp: { body: { code: '123456', challenge_token: 't' }, response: session },
  disableTotp: { body: { code: '123456' }, response: { object: 'totp', enabled: false } },
  startWebAuthnRegistration: { response: webAuthnOptions },
  finishWebAuthnRegistration: {
    body: { challenge_token: 't', response: { id: 'abc' } },
    response: { object: 'webauthn_credential', id: 'abc', verified: true },
  },
  startWebAuthnLogin: { body: { username: 'ada' }, response: webAuthnOptions },
  finishWebAuthnLogin: { body: { challenge_token: 't', response: { id: 'abc' } }, response: session },
  oauthToken: {
    body: { grant_type: 'authorization_code', client_id: 'c', client_secret: 's', code: 'abc' },
    response: { access_token: 'a', token_type: 'Bearer', expires_in: 3600, refresh_token: 'r', scope: 'read write' },
  },
  oauthRevoke: { body: { token: 'a', token_type_hint: 'access_token' } },
  oauthIntrospect: { body: { token: 'a' }, response: { active: true, scope: 'read', client_id: 'c', exp: created } },
  oauthMetadata: {
    response: {
      issuer: 'https://h',
      authorization_endpoint: 'https://h/oauth/authorize',
      token_endpoint: 'https://h/oauth/token',
      revocation_endpoint: 'https://h/oauth/revoke',
      introspection_endpoint: 'https://h/oauth/introspect',
      scopes_supported: ['read', 'write'],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
    },
  },
  samlAcs: { response: { object: 'second_factor', challenge_token: 't', methods: ['totp'], expires_in: 300 } },
};
