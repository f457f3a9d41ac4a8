import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AnalyzeRequest,
  BatchAnalysis,
  BatchAnalyzeRequest,
  CodeAnalysis,
  Issue,
} from '@presswright/shared/schemas/analysis';
import type { GenerateRequest, TextGeneration } from '@presswright/shared/schemas/generation';
import type { ModelDetail } from '@presswright/shared/schemas/models';
import type { Health } from '@presswright/shared/schemas/system';
import { answer, type LoopbackService, type SeenRequest, startService } from '../shared/loopback-service.ts';

const created = 1_700_000_000;
export const apiKey = 'a-key-for-the-tests-of-the-editor';

/** An error answer. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: object;
  /** Of `Retry-After`. */
  readonly seconds?: number;
}

/** A small HTTPS service with answers of the contract's shape: it finds each `echo $_GET` and continues each prompt. */
export interface FakeBackend extends LoopbackService {
  /** Settings that make the language server use it. */
  readonly settings: { readonly server: { readonly url: string; readonly apiKey: string; readonly caFile: string } };
  /** Awaited before each analysis is answered. */
  hold: (request: SeenRequest) => Promise<void>;
  /** Answers an error instead of what it would; undefined: as always. */
  refuse: (request: SeenRequest) => Refusal | undefined;
  /** What it says of its rate limit: requests that are left, and seconds until there are more. */
  limit: { remaining: number; seconds: number } | undefined;
  /** The rule of its findings. */
  rule: string;
  /** Texts that the next generations answer. */
  texts: readonly string[];
  /** Ending of the file in which a batch finds something that the file alone does not show. */
  revealed: string | undefined;
  /** Requests that the other side hung up on before the answer. */
  aborted: number;
  /** Bodies of the requests to a path. */
  bodies<T>(path: string): T[];
}

export async function startFakeBackend(): Promise<FakeBackend> {
  const state = {
    hold: async (_request: SeenRequest): Promise<void> => {},
    refuse: (_request: SeenRequest): Refusal | undefined => undefined,
    rule: 'security/made-up-rule',
    limit: { remaining: 1_000_000, seconds: 60 } as FakeBackend['limit'],
    texts: ['();'] as readonly string[],
    aborted: 0,
    revealed: undefined as string | undefined,
  };
  const service = await startService(
    async (request, response) => {
      response.on('close', () => {
        if (!response.writableEnded) state.aborted += 1;
      });
      if (request.url === '/v1/health') return answer(response, 200, health);
      if (request.headers.authorization !== `Bearer ${apiKey}`) {
        const error = {
          type: 'authentication_error',
          code: 'invalid_api_key',
          message: 'The API key is missing or invalid.',
        };
        return answer(response, 401, { error });
      }
      if (state.limit) {
        response.setHeader('x-ratelimit-remaining', String(state.limit.remaining));
        response.setHeader('x-ratelimit-reset', String(Math.ceil(Date.now() / 1000) + state.limit.seconds));
      }
      await state.hold(request);
      if (response.destroyed) return;
      const refusal = state.refuse(request);
      if (refusal) {
        const { status, seconds, ...error } = refusal;
        const headers: Record<string, string> = seconds === undefined ? {} : { 'retry-after': String(seconds) };
        return answer(response, status, { error: { type: 'server_error', ...error } }, headers);
      }
      if (request.url === '/v1/analyze') return answer(response, 200, analysis(JSON.parse(request.body), state.rule));
      if (request.url === '/v1/analyze/batch')
        return answer(response, 200, batch(JSON.parse(request.body), state.revealed));
      if (request.url === '/v1/generate')
        return answer(response, 200, generation(JSON.parse(request.body), state.texts));
      if (request.url === '/v1/models/svc-llm-7b') return answer(response, 200, model);
      const { specifications: _, ...listed } = model;
      const ids = { first_id: model.id, last_id: model.id };
      return answer(response, 200, { object: 'list', data: [listed], has_more: false, ...ids });
    },
    { tls: true },
  );
  const caFile = join(tmpdir(), `presswright-test-ca-${process.pid}-${new URL(service.url).port}.pem`);
  await writeFile(caFile, service.ca);
  process.once('exit', () => rmSync(caFile, { force: true }));
  return Object.assign(state, service, {
    settings: { server: { url: service.url, apiKey, caFile } },
    bodies: <T>(path: string) =>
      service.seen.filter(({ url }) => url === path).map(({ body }) => JSON.parse(body) as T),
  });
}

const health: Health = {
  status: 'healthy',
  timestamp: created,
  version: '9.9.9',
  services: { generation: 'healthy', analysis: 'healthy', models: 'healthy' },
};

const model: ModelDetail = {
  id: 'svc-llm-7b',
  object: 'model',
  created,
  owned_by: 'presswright',
  permission: [],
  root: 'svc-llm-7b',
  parent: null,
  context_window: 4096,
  capabilities: { chat: true, tools: true, response_format: false },
  specifications: {
    parameters: 'few',
    context_window: '4096 tokens',
    training_data: 'made up',
    specialization: 'tests',
  },
};

function issuesOf(code: string): Issue[] {
  return code.split('\n').flatMap((text, index): Issue[] => {
    const at = text.indexOf('echo $_GET');
    if (at < 0) return [];
    const line = index + 1;
    const [column, end_column] = [at + 6, text.indexOf(';', at) + 1];
    return [
      {
        line,
        column,
        end_line: line,
        end_column,
        severity: 'high',
        type: text.includes('// only a pattern') ? 'review' : 'security_vulnerability',
        category: 'security',
        rule: 'security/made-up-rule',
        message: 'Request input reaches the page unescaped.',
        suggestion: 'Escape it with `esc_html()`.',
        cwe: 'CWE-79',
        docs_url: 'https://docs.example/made-up-rule',
        confidence: 'high',
        fix: {
          safe: true,
          edits: [
            { start_line: line, start_column: column, end_line: line, end_column: column, text: 'esc_html( ' },
            { start_line: line, start_column: end_column, end_line: line, end_column, text: ' )' },
          ],
        },
        trace: [{ line, column, message: 'the input' }],
      },
    ];
  });
}

function analysis({ code, analysis_type }: AnalyzeRequest, rule: string): CodeAnalysis {
  const common = { id: 'ana_1', object: 'code_analysis', created, model: 'svc-llm-7b', language: 'php' } as const;
  return {
    ...common,
    analysis_type,
    issues: issuesOf(code).map((issue) => ({ ...issue, rule })),
    score: 5,
    recommendations: [],
    partial: false,
  };
}

function flowFrom(files: BatchAnalyzeRequest['files']): Issue {
  const [issue] = issuesOf("echo $_GET['q'];");
  if (issue === undefined) throw new Error('no issue');
  const other = files.find(({ name }) => name.endsWith('shop.php'))?.name ?? '';
  return { ...issue, trace: [{ line: 1, column: 1, message: 'the input', file: other }] };
}

function batch({ files, analysis_type }: BatchAnalyzeRequest, revealed: string | undefined): BatchAnalysis {
  const results = files.map(({ name, content }) => ({
    file: name,
    language: 'php' as const,
    issues: revealed !== undefined && name.endsWith(revealed) ? [flowFrom(files)] : issuesOf(content),
    score: 5,
    partial: false,
    ...(name.includes('broken') ? { error: 'it cannot be read' } : {}),
  }));
  const summary = { total_files: files.length, files_with_issues: 0, total_issues: 0, average_score: 5 };
  const base = { id: 'ana_1', object: 'batch_analysis', created, model: 'svc-llm-7b', analysis_type } as const;
  return { ...base, results, partial: false, summary };
}

function generation({ n = 1 }: GenerateRequest, texts: readonly string[]): TextGeneration {
  return {
    id: 'gen_1',
    object: 'text_generation',
    created,
    model: 'svc-llm-7b',
    choices: texts.slice(0, n).map((text, index) => ({ index, text, finish_reason: 'stop' })),
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}
