/** Load on the real server over HTTPS, beside what a bare Fastify handler does with the same requests. */
import { get } from 'node:https';
import { type LoadResult, measureLoad } from './http-load.ts';
import { type Child, startServers } from './http-servers.ts';
import { samplePlugin } from './sample-plugin.ts';

export interface HttpBenchOptions {
  /** Seconds of each measurement. Default 10. */
  readonly seconds?: number;
  /** Default 64. */
  readonly connections?: number;
  readonly print?: (line: string) => void;
}

export interface HttpBenchRow extends LoadResult {
  readonly name: string;
  /** Milliseconds by which the server's main event loop ran late; null: not measured. */
  readonly eventLoopDelayP99: number | null;
}

/** Measures, prints a line each, and answers the figures. */
export async function benchHttp({
  seconds = 10,
  connections = 64,
  print = console.log,
}: HttpBenchOptions = {}): Promise<HttpBenchRow[]> {
  const { server, bare, ca, headers, stop } = await startServers();
  const rows: HttpBenchRow[] = [];

  async function measure(
    name: string,
    child: Child,
    path: string,
    body: (index: number) => string,
    clients = connections,
  ): Promise<void> {
    const load = { url: child.url + path, ca, headers, body, connections: clients };
    // The first requests compile what the later ones run.
    await measureLoad({ ...load, seconds: Math.min(2, seconds) });
    const ours = child === server;
    if (ours) await eventLoopDelay(child.url, ca);
    const result = await measureLoad({ ...load, seconds });
    const row = { name, ...result, eventLoopDelayP99: ours ? await eventLoopDelay(child.url, ca) : null };
    rows.push(row);
    print(toLine(row));
  }

  const code = samplePlugin(300);
  const analyze = (text: string, type = 'security') =>
    JSON.stringify({ code: text, analysis_type: type, file_name: 'sample.php' });
  const same = analyze(code);
  const generate = JSON.stringify({ prompt: `${code}\nadd_action( '`, max_tokens: 32, language: 'php' });
  print(`HTTP over TLS, ${connections} connections, ${seconds} s each, ${code.split('\n').length} lines of PHP`);
  try {
    await measure('bare Fastify handler, same body', bare, '/', () => same);
    await measure('POST /v1/analyze, same file (cache hits)', server, '/v1/analyze', () => same);
    await measure('POST /v1/analyze, changing file', server, '/v1/analyze', (n) => analyze(`${code}\n// edit ${n}\n`));
    const edited = (n: number) => analyze(code.replace('Not allowed.', `Not allowed (${n}).`), 'all');
    await measure('bare Fastify handler, one client', bare, '/', edited, 1);
    await measure('POST /v1/analyze, one client, all types, a line edited', server, '/v1/analyze', edited, 1);
    await measure('POST /v1/generate, 32 tokens', server, '/v1/generate', () => generate);
  } finally {
    await stop();
  }
  return rows;
}

/** Milliseconds, since the last call. */
async function eventLoopDelay(url: string, ca: string): Promise<number> {
  const text = await new Promise<string>((resolve, reject) => {
    get(`${url}/metrics`, { ca }, (answer) => {
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => resolve(body));
    }).on('error', reject);
  });
  const value = /presswright_event_loop_delay_seconds\{quantile="0\.99"\} ([\d.e+-]+)/.exec(text)?.[1];
  if (value === undefined) throw new Error('/metrics names no event loop delay');
  return Number(value) * 1000;
}

function toLine(row: HttpBenchRow): string {
  const delay = row.eventLoopDelayP99 === null ? '' : `, event loop delay p99 ${row.eventLoopDelayP99.toFixed(1)} ms`;
  return (
    `${row.name}: ${row.requestsPerSecond.toFixed(0)} requests/s, ` +
    `p50 ${row.p50.toFixed(1)} p95 ${row.p95.toFixed(1)} p99 ${row.p99.toFixed(1)} ms, ` +
    `${row.errors} errors, ${row.non2xx} not 2xx${delay}`
  );
}

if (import.meta.main) await benchHttp({ seconds: Number(process.argv[2] ?? 10) });
